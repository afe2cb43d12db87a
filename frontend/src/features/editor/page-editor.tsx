import type { MediaFile } from '@touchline/contract';
import { EditorFrame } from '@touchline/ui-kit';
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { CopyFiles, SendFile } from '../../shared/api/upload';
import { afterOverlay } from './chrome/after-overlay';
import { chooseFiles } from './chrome/choose-files';
import { Announcement } from './chrome/announcement';
import { BlockHandle } from './chrome/block-handle';
import { EditorToolbar } from './chrome/editor-toolbar';
import { selectedRange, type Linking } from './chrome/link-tool';
import { MentionOptions } from './chrome/mention-options';
import { SelectionTools } from './chrome/selection-tools';
import { SlashOptions } from './chrome/slash-options';
import { TableHandles } from './chrome/table-handles';
import type { MediaRequest } from './core/insertables';
import { applyRemote } from './core/apply-remote';
import type { Editor } from './core/editor';
import { useEditor } from './use-editor';

export interface EditorHandle {
  /** Returns the document as HTML with pending text. */
  flush(): string;
  focus(): void;
  /** Inserts a file of the library at the caret. */
  insertFile(file: MediaFile): void;
  /** Returns true while uploads are running. */
  isUploading(): boolean;
  /** Shows merged content as one undo step. */
  applyRemote(content: string): void;
}

export interface PageEditorProps {
  /** Stored content; returned unchanged while the document is equal to it. */
  content: string;
  /** Accessible name. */
  label: string;
  placeholder: string;
  /** Part of a screen, not a whole page. */
  isShort?: boolean;
  /** Element of the page for the toolbar, null until it is mounted; undefined for an editor with a frame of its own. */
  toolbarSlot?: HTMLElement | null;
  /** Element for the commands near selected text, null while nothing is selected. */
  selectionSlot?: HTMLElement | null;
  /** Focuses the editor once it is ready. */
  autoFocus?: boolean;
  /** Called when the document may have changed; `read` returns it, also after unmounting. */
  onChange: (read: () => string) => void;
  /** Called if the editor cannot represent all that a reader sees. */
  onSimplified?: () => void;
  /** Team of the page: media pasted from other teams are copied into its library. */
  teamId: number;
  copyFiles: CopyFiles;
  /** Uploads a file to the team's media library. */
  sendFile: SendFile;
  /** Opens the media library; the chosen file is inserted by `insertFile`. */
  openLibrary: () => void;
  ref?: Ref<EditorHandle>;
}

interface LoadedEditorProps extends PageEditorProps {
  /** False while it is mounted out of sight. */
  isShown?: boolean;
  /** Called when it can be shown. */
  onReady?: () => void;
}

/** Editor of a page's content. */
export function PageEditor({
  isShort,
  toolbarSlot,
  selectionSlot,
  autoFocus,
  isShown = true,
  ref,
  ...props
}: LoadedEditorProps) {
  const { content, label, placeholder, onChange, onSimplified, onReady, ...media } = props;
  const page = useRef<HTMLDivElement>(null);
  const [linking, setLinking] = useState<Linking>();
  const linkSelection = () => setLinking({ range: selectedRange() });
  const askForMedia = (asked: MediaRequest) => {
    if (asked === 'library') media.openLibrary();
    else chooseFiles(['image/*'], (files) => current.current?.uploads.add(files));
  };
  const { current, ready } = useEditor(page, {
    content,
    placeholder,
    onChange,
    openLink: linkSelection,
    askForMedia,
    teamId: media.teamId,
    sendFile: media.sendFile,
    copyFiles: media.copyFiles,
  });

  useEffect(() => current.current?.stored.offer(content), [current, content]);
  const reportIfSimplified = useEffectEvent(
    (editor: Editor) => editor.baseline.isSimplified() && onSimplified?.(),
  );
  useEffect(() => void (ready && reportIfSimplified(ready.editor)), [ready]);
  const reportReady = useEffectEvent(() => onReady?.());
  useEffect(() => (ready ? reportReady() : undefined), [ready]);
  useEffect(() => (isShown && ready ? showLinkedSection(ready.editor) : undefined), [isShown, ready]);
  useEffect(() => (isShown && autoFocus ? ready?.editor.focus() : undefined), [isShown, ready, autoFocus]);
  useImperativeHandle(ref, () => ({
    flush: () => current.current?.read() ?? content,
    focus: () => current.current?.editor.focus(),
    insertFile: (file) => afterOverlay(() => current.current?.uploads.insert(file)),
    isUploading: () => current.current?.uploads.isUnderWay ?? false,
    applyRemote: (next) => current.current && applyRemote(current.current.editor, next),
  }));
  return (
    <EditorFrame
      label={label}
      pageRef={page}
      isShort={isShort}
      toolbarSlot={toolbarSlot}
      toolbar={
        ready && (
          <EditorToolbar
            editor={ready.editor}
            askForMedia={ready.askForMedia}
            linking={linking}
            setLinking={setLinking}
          />
        )
      }
    >
      {ready && (
        <>
          <SlashOptions slash={ready.slash} />
          <MentionOptions menu={ready.mentions} teamId={media.teamId} />
          {selectionSlot &&
            createPortal(<SelectionTools editor={ready.editor} openLink={linkSelection} />, selectionSlot)}
          <BlockHandle drag={ready.drag} />
          <TableHandles editor={ready.editor} />
          <Announcement editor={ready.editor} />
        </>
      )}
    </EditorFrame>
  );
}

/** Scrolls to the section in the hash. */
function showLinkedSection({ adapter }: Editor): void {
  const [, id] = /^#section-(.+)$/.exec(location.hash) ?? [];
  if (id !== undefined) adapter.rootOf(id)?.scrollIntoView({ block: 'center' });
}
