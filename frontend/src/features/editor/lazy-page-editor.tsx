import { attributes } from '@touchline/content';
import { EditorPreview, ShowWhenReady, useIsServer } from '@touchline/ui-kit';
import { Suspense, useEffect, useState } from 'react';
import { cleanContent } from '../../shared/content/clean-content';
import { readableContent } from '../../shared/content/readable-content';
import { lazyWithPreload } from '../../shared/lazy-with-preload';
import { preventFileDrop } from './core/file-drop';
import { loadPageEditor } from './load-page-editor';
import type { PageEditorProps } from './page-editor';

/** Lazy with Editor.js in its chunk: only users who may edit load it. */
const LoadedEditor = lazyWithPreload(loadPageEditor);

/** Shows a preview, and replaces it by the editor once that is editable. */
export function PageEditor(props: PageEditorProps) {
  const isServer = useIsServer();
  const [isReady, setReady] = useState(false);
  useEffect(() => {
    if (isReady) return undefined;
    const refusing = new AbortController();
    preventFileDrop(refusing.signal);
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

/** The server renders stored content; the browser sanitises, because its content may be a local draft. */
function Preview({ content, placeholder, isShort, toolbarSlot }: PageEditorProps) {
  const isServer = useIsServer();
  const [html] = useState(() => {
    if (content === '') return `<p${attributes({ 'data-placeholder': placeholder })}></p>`;
    return readableContent(isServer ? content : cleanContent(content), { isLinked: false }).html;
  });
  return <EditorPreview isShort={isShort} isBare={toolbarSlot !== undefined} html={html} />;
}
