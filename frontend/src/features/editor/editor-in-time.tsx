import { attributes } from '@touchline/content';
import { EditorPreview, ShowWhenReady, useIsServer } from '@touchline/ui-kit';
import { Suspense, useEffect, useState } from 'react';
import { cleanContent } from '../../shared/content/clean-content';
import { readableContent } from '../../shared/content/readable-content';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { refuseFiles } from './core/take-files';
import type { PageEditorProps } from './page-editor';

/** With Editor.js in it, loaded where someone may edit. */
const LoadedEditor = lazyWithPreload(async () => (await import('./page-editor')).PageEditor);
export const loadEditor = LoadedEditor.preload;

/** Shows the text to read, and replaces it by the editor when that can be written in. */
export function PageEditor(props: PageEditorProps) {
  const isServer = useIsServer();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return undefined;
    const refusing = new AbortController();
    refuseFiles(refusing.signal);
    return () => refusing.abort();
  }, [isReady]);
  return (
    <ShowWhenReady isReady={isReady} preview={<Preview {...props} />}>
      {!isServer && (
        <Suspense fallback={null}>
          <LoadedEditor {...props} isShown={isReady} onReady={() => setReady(true)} />
        </Suspense>
      )}
    </ShowWhenReady>
  );
}

/** The server renders content as it is stored; a draft of the browser is sanitised first. */
function Preview({ content, placeholder, isShort }: PageEditorProps) {
  const isServer = useIsServer();
  const [html] = useState(() => {
    if (content === '') return `<p${attributes({ 'data-placeholder': placeholder })}></p>`;
    return readableContent(isServer ? content : cleanContent(content), { isLinked: false }).html;
  });
  return <EditorPreview isShort={isShort} html={html} />;
}
