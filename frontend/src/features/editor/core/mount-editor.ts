import type { CopyFiles, SendFile } from '../../../shared/api/upload';
import { BlockDrag } from './block-drag';
import { Editor, type EditorOptions } from './editor';
import { ExternalContent } from './external-content';
import type { MediaRequest } from './insertables';
import { listen, listenToControls } from './listen';
import { MediaCopies } from './media-copies';
import { MentionMenu } from './mention-menu';
import { SlashMenu } from './slash-menu';
import { listenToFiles } from './file-drop';
import { Uploads } from './uploads';

export interface MountedEditor {
  editor: Editor;
  slash: SlashMenu;
  mentions: MentionMenu;
  uploads: Uploads;
  copies: MediaCopies;
  askForMedia: MountOptions['askForMedia'];
  drag: BlockDrag;
  /** Content stored meanwhile. */
  stored: ExternalContent;
  /** Returns the document as HTML with pending text; works after `destroy` too. */
  read: () => string;
  destroy: () => void;
}

export interface MountOptions extends EditorOptions {
  /** Called on Ctrl+K. */
  openLink: () => void;
  /** Called when the user wants to insert a picture or another file. */
  askForMedia: (asked: MediaRequest) => void;
  /** Uploads dropped, pasted or chosen files. */
  sendFile: SendFile;
  /** Copies the media of pasted blocks into the library. */
  copyFiles: CopyFiles;
}

/** Mounts an editor in an element and connects keyboard, clipboard and selection. */
export function mountEditor(host: HTMLElement, options: MountOptions): MountedEditor {
  // A new element each time: under StrictMode the previous editor may still be unmounting.
  const holder = document.createElement('div');
  host.append(holder);
  const editor = new Editor(holder, options);
  const slash = new SlashMenu(editor, options.askForMedia);
  const mentions = new MentionMenu(editor);
  const uploads = new Uploads(editor, options.sendFile);
  const copies = new MediaCopies(editor, options.copyFiles);
  const drag = new BlockDrag(editor);
  const stored = new ExternalContent(editor, options.now);
  const listening = new AbortController();
  const { signal } = listening;
  listenToControls(editor, signal);
  void editor.adapter.isReady.then(() => {
    if (signal.aborted) return;
    editor.start();
    stored.apply();
    editor.state.subscribe(() => {
      slash.typed();
      mentions.typed();
    });
    drag.listen(signal);
    listen({ editor, slash, mentions, copies, stored, openLink: options.openLink, signal });
    // Opens the menu for a slash that was typed before.
    editor.synchronise();
    slash.typed();
  });
  listenToFiles({ editor, uploads, signal });
  const read = () => {
    editor.catchUp();
    return editor.write(slash.saved(editor.blocks));
  };
  const destroy = () => {
    listening.abort();
    uploads.stop();
    editor.destroy();
    holder.remove();
  };
  const { askForMedia } = options;
  return { editor, slash, mentions, uploads, copies, askForMedia, drag, stored, read, destroy };
}
