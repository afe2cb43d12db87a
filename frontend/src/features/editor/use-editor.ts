import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { monotonicMs } from '../../shared/clock';
import type { CopyFiles, SendFile } from '../../shared/api/upload';
import type { MediaRequest } from './core/insertables';
import { mountEditor, type MountedEditor } from './core/mount-editor';

interface Options {
  content: string;
  placeholder: string;
  onChange: (read: () => string) => void;
  openLink: () => void;
  askForMedia: (asked: MediaRequest) => void;
  teamId: number;
  sendFile: SendFile;
  copyFiles: CopyFiles;
}

/** Mounts an editor for the lifetime of the component: `current` at once, `ready` when it can be shown. */
export function useEditor(page: RefObject<HTMLElement | null>, options: Options) {
  const current = useRef<MountedEditor>(undefined);
  const [ready, setReady] = useState<MountedEditor>();
  const onChange = useEffectEvent((read: () => string) => options.onChange(read));
  const openLink = useEffectEvent(() => options.openLink());
  const askForMedia = useEffectEvent((asked: MediaRequest) => options.askForMedia(asked));
  const sendFile = useEffectEvent((...file: Parameters<SendFile>) => options.sendFile(...file));
  const copyFiles = useEffectEvent((...files: Parameters<CopyFiles>) => options.copyFiles(...files));
  const mount = useEffectEvent((host: HTMLElement) => {
    const mounted: MountedEditor = mountEditor(host, {
      content: options.content,
      placeholder: options.placeholder,
      onChange: () => onChange(mounted.read),
      openLink: () => openLink(),
      askForMedia: (asked) => askForMedia(asked),
      teamId: options.teamId,
      sendFile: (...file) => sendFile(...file),
      copyFiles: (...files) => copyFiles(...files),
      now: monotonicMs,
    });
    return mounted;
  });

  useEffect(() => {
    if (!page.current) return undefined;
    const mounted = mount(page.current);
    current.current = mounted;
    // Under StrictMode the previous editor may become ready after unmounting.
    void mounted.editor.adapter.isReady.then(() => current.current === mounted && setReady(mounted));
    return () => mounted.destroy();
  }, [page]);
  return { current, ready };
}
