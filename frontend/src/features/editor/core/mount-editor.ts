import type { CopyFiles, SendFile } from '../../../shared/upload';
import { BlockDrag } from './block-drag';
import { Editor, type EditorOptions } from './editor';
import { ExternalContent } from './external-content';
import type { MediaAsked } from './insertables';
import { listen, listenToControls } from './listen';
import { MediaCopies } from './media-copies';
import { SlashMenu } from './slash-menu';
import { takeFiles } from './take-files';
import { Uploads } from './uploads';

export interface MountedEditor {
  editor: Editor;
  slash: SlashMenu;
  uploads: Uploads;
  copies: MediaCopies;
  askForMedia: MountOptions['askForMedia'];
  drag: BlockDrag;
  /** Content that was stored meanwhile. */
  stored: ExternalContent;
  /** The document as HTML, pending keystrokes included; also after it was destroyed. */
  read: () => string;
  destroy: () => void;
}

export interface MountOptions extends EditorOptions {
  /** Ctrl+K was pressed. */
  openLink: () => void;
  /** Someone asks for a picture or another file to show. */
  askForMedia: (asked: MediaAsked) => void;
  /** Sends what is dropped, pasted or chosen to the library. */
  sendFile: SendFile;
  /** Copies the media of pasted blocks into the library. */
  copyFiles: CopyFiles;
}

/** Puts an editor into an element and connects it to keyboard, clipboard and selection. */
export function mountEditor(host: HTMLElement, options: MountOptions): MountedEditor {
  // A fresh element each time: under StrictMode the one before may not have finished leaving.
  const holder = document.createElement('div');
  host.append(holder);
  const editor = new Editor(holder, options);
  const slash = new SlashMenu(editor, options.askForMedia);
  const uploads = new Uploads(editor, options.sendFile);
  const copies = new MediaCopies(editor, options.copyFiles);
  const drag = new BlockDrag(editor);
  const stored = new ExternalContent(editor, options.now);
  const listening = new AbortController();
  const { signal } = listening;
  listenToControls(editor, signal);
  void editor.shell.isReady.then(() => {
    if (signal.aborted) return;
    editor.start();
    stored.apply();
    editor.state.subscribe(() => slash.typed());
    drag.listen(signal);
    listen({ editor, slash, copies, stored, openLink: options.openLink, signal });
    // A slash that was typed before opens its menu, too.
    editor.synchronise();
    slash.typed();
  });
  takeFiles({ editor, uploads, signal });
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
  return { editor, slash, uploads, copies, askForMedia, drag, stored, read, destroy };
}
