import { EditorPreview } from '@touchline/ui-kit';
import { Suspense, useEffect, useRef, useState } from 'react';
import { cleanContent } from '../../shared/content/clean-content';
import { writableContent } from '../../shared/content/writable-content';
import { loadedAhead } from '../../shared/loaded-ahead';
import { EarlyInput } from './early-input';
import type { PageEditorProps } from './page-editor';

/** With Editor.js in it, loaded where someone may edit. */
const LoadedEditor = loadedAhead(async () => (await import('./page-editor')).PageEditor);
export const loadEditor = LoadedEditor.ahead;

/** The editor, and until it has come, the text in its place; what is pasted or dropped there meanwhile waits for it. */
export function PageEditor(props: PageEditorProps) {
  const [early] = useState(() => new EarlyInput());
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => (host.current ? early.listen(host.current) : undefined), [early]);
  return (
    <div ref={host}>
      <Suspense fallback={<Preview {...props} />}>
        <LoadedEditor early={early} {...props} />
      </Suspense>
    </div>
  );
}

/** What the server draws is as it was stored, and can be written in; in the browser it is cleaned, while it is shown. */
function Preview({ content, placeholder, isShort }: PageEditorProps) {
  const html = import.meta.env.SSR ? writableContent(content, placeholder) : cleanContent(content);
  return <EditorPreview isShort={isShort} html={html} />;
}
