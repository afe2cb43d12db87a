import type { MediaFile } from '@touchline/contract';
import { EditorFrame } from '@touchline/ui-kit';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import type { CopyFiles, SendFile } from '../../shared/upload';
import { afterOverlay } from './chrome/after-overlay';
import { chooseFiles } from './chrome/choose-files';
import { Announcement } from './chrome/announcement';
import { BlockHandle } from './chrome/block-handle';
import { EditorToolbar } from './chrome/editor-toolbar';
import { SlashOptions } from './chrome/slash-options';
import type { MediaAsked } from './core/insertables';
import { bringIn } from './core/bring-in';
import type { Editor } from './core/editor';
import { useEditor } from './use-editor';

export interface EditorHandle {
  /** The document as HTML now, the last keystroke included. */
  flush(): string;
  focus(): void;
  /** Shows a file of the library where the caret is. */
  insertFile(file: MediaFile): void;
  /** Files that were put into the text have not all arrived. */
  isUploading(): boolean;
  /** Shows content that was brought together with what stands here, as one step that can be undone. */
  bringIn(content: string): void;
}

export interface PageEditorProps {
  /** As stored. While the document says the same, this very string is what is read. */
  content: string;
  /** The accessible name of the text. */
  label: string;
  placeholder: string;
  /** A text beside others, not a page of its own. */
  isShort?: boolean;
  /** Takes the focus as soon as it stands. */
  autoFocus?: boolean;
  /** The document may have changed; `read` answers it at any time, also after the editor has gone. */
  onChange: (read: () => string) => void;
  /** The editor cannot keep all that a reader sees of the content. */
  onSimplified?: () => void;
  /** The team of the page: media pasted from pages of others are copied into its library. */
  teamId: number;
  copyFiles: CopyFiles;
  /** Sends a file to the team's media library. */
  sendFile: SendFile;
  /** Lets someone choose from the media library; what is chosen comes back by `insertFile`. */
  openLibrary: () => void;
  ref?: Ref<EditorHandle>;
}

interface LoadedEditorProps extends PageEditorProps {
  /** False while it is mounted out of sight. */
  isShown?: boolean;
  /** It can be shown. */
  onReady?: () => void;
}

/** Page content being written. */
export function PageEditor({ isShort, autoFocus, isShown = true, ref, ...props }: LoadedEditorProps) {
  const { content, label, placeholder, onChange, onSimplified, onReady, ...media } = props;
  const page = useRef<HTMLDivElement>(null);
  const [isLinking, setLinking] = useState(false);
  const askForMedia = (asked: MediaAsked) => {
    if (asked === 'library') media.openLibrary();
    else chooseFiles(['image/*'], (files) => current.current?.uploads.add(files));
  };
  const { current, ready } = useEditor(page, {
    content,
    placeholder,
    onChange,
    openLink: () => setLinking(true),
    askForMedia,
    teamId: media.teamId,
    sendFile: media.sendFile,
    copyFiles: media.copyFiles,
  });

  useEffect(() => current.current?.stored.offer(content), [current, content]);
  const sayIfSimplified = useEffectEvent(
    (editor: Editor) => editor.baseline.isSimplified() && onSimplified?.(),
  );
  useEffect(() => void (ready && sayIfSimplified(ready.editor)), [ready]);
  const sayReady = useEffectEvent(() => onReady?.());
  useEffect(() => (ready ? sayReady() : undefined), [ready]);
  useEffect(() => (isShown && ready ? showLinkedSection(ready.editor) : undefined), [isShown, ready]);
  useEffect(() => (isShown && autoFocus ? ready?.editor.focus() : undefined), [isShown, ready, autoFocus]);
  useImperativeHandle(ref, () => ({
    flush: () => current.current?.read() ?? content,
    focus: () => current.current?.editor.focus(),
    insertFile: (file) => afterOverlay(() => current.current?.uploads.insert(file)),
    isUploading: () => current.current?.uploads.isUnderWay ?? false,
    bringIn: (next) => current.current && bringIn(current.current.editor, next),
  }));
  return (
    <EditorFrame
      label={label}
      pageRef={page}
      isShort={isShort}
      toolbar={
        ready && (
          <EditorToolbar
            editor={ready.editor}
            askForMedia={ready.askForMedia}
            {...{ isLinking, setLinking }}
          />
        )
      }
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

/** A link to a heading of the page leads there in the editor, too. */
function showLinkedSection({ shell }: Editor): void {
  const [, id] = /^#section-(.+)$/.exec(location.hash) ?? [];
  if (id !== undefined) shell.rootOf(id)?.scrollIntoView({ block: 'center' });
}
