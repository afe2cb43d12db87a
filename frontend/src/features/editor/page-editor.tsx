import { EditorFrame } from '@touchline/ui-kit';
import { useEffect, useImperativeHandle, useRef, useState, type Ref } from 'react';
import { Announcement } from './chrome/announcement';
import { BlockHandle } from './chrome/block-handle';
import { EditorToolbar } from './chrome/editor-toolbar';
import { SlashOptions } from './chrome/slash-options';
import { useEditor } from './use-editor';

export interface EditorHandle {
  /** The document as HTML now, the last keystroke included. */
  flush(): string;
  focus(): void;
}

export interface PageEditorProps {
  /** As stored. While the document says the same, this very string is what is read. */
  content: string;
  /** The accessible name of the text. */
  label: string;
  placeholder: string;
  /** The document may have changed; `read` answers it at any time, also after the editor has gone. */
  onChange: (read: () => string) => void;
  ref?: Ref<EditorHandle>;
}

/** Page content being written. */
export function PageEditor({ content, label, placeholder, onChange, ref }: PageEditorProps) {
  const page = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const { current, ready } = useEditor(page, {
    content,
    placeholder,
    onChange,
    openLink: () => setLinking(true),
  });

  useEffect(() => current.current?.stored.offer(content), [current, content]);
  useImperativeHandle(ref, () => ({
    flush: () => current.current?.read() ?? content,
    focus: () => current.current?.editor.focus(),
  }));
  return (
    <EditorFrame
      label={label}
      pageRef={page}
      toolbar={ready && <EditorToolbar editor={ready.editor} isLinking={isLinking} setLinking={setLinking} />}
    >
      {ready && (
        <>
          <SlashOptions slash={ready.slash} />
          <BlockHandle drag={ready.drag} />
          <Announcement editor={ready.editor} />
        </>
      )}
    </EditorFrame>
  );
}
