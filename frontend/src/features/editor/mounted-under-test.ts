import { afterEach, beforeEach } from 'vitest';
import { monotonicMs } from '../../shared/clock';
import { mountEditor, type MountedEditor, type MountOptions } from './core/mount-editor';

const ignore = () => undefined;

/** Mounts an editor without React for each test. */
export function mountedUnderTest(options: Partial<MountOptions> = {}) {
  let mounted: MountedEditor;
  let host: HTMLElement;

  beforeEach(async () => {
    host = document.createElement('div');
    document.body.append(host);
    mounted = mountEditor(host, {
      content: '',
      placeholder: '',
      onChange: ignore,
      openLink: ignore,
      askForMedia: ignore,
      teamId: 1,
      sendFile: () => Promise.reject(new Error('There is no library here')),
      copyFiles: () => Promise.reject(new Error('There is no library here')),
      now: monotonicMs,
      ...options,
    });
    await mounted.editor.adapter.isReady;
  });

  afterEach(() => {
    mounted.destroy();
    host.remove();
  });

  return {
    mounted: () => mounted,
    editor: () => mounted.editor,
    host: () => host,
    fields: () => [...host.querySelectorAll<HTMLElement>('[contenteditable]')],
    /** Returns the document without ids. */
    written: () => mounted.read().replace(/ data-id="[^"]*"/g, ''),
  };
}
