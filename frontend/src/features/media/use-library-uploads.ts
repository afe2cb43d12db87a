import type { Upload } from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { v4 as newUuid } from 'uuid';
import { toastUploadResults, uploadFailure, type SendFile, type SentFile } from '../../shared/api/upload';

interface Sent extends Upload {
  file: File;
}

/** Running uploads of the library, which continue while it is closed. Finished ones are in its list. */
export function useLibraryUploads(send: SendFile) {
  const [uploads, setUploads] = useState<readonly Sent[]>([]);
  const sending = useRef(new Map<string, AbortController>());

  const change = (id: string, by: Partial<Sent>) =>
    setUploads((all) => all.map((each) => (each.id === id ? { ...each, ...by } : each)));
  const drop = (id: string) => {
    sending.current.delete(id);
    setUploads((all) => all.filter((each) => each.id !== id));
  };

  const begin = async ({ id, file }: Pick<Sent, 'id' | 'file'>): Promise<SentFile | undefined> => {
    const controller = new AbortController();
    const { signal } = controller;
    sending.current.set(id, controller);
    try {
      const sent = await send(file, {
        onProgress: (share) => change(id, { state: 'sending', share }),
        signal,
      });
      drop(id);
      return sent;
    } catch (error) {
      if (signal.aborted) return undefined;
      sending.current.delete(id);
      change(id, { state: 'failed', reason: uploadFailure(error) });
      throw error;
    }
  };

  const add = (files: readonly File[]) => {
    const made = files.map((file): Sent => {
      const { name, size } = file;
      return { id: newUuid(), file, name, size, state: 'waiting' };
    });
    setUploads((all) => [...all, ...made]);
    toastUploadResults(made.map(begin));
  };
  const cancel = (id: string) => {
    sending.current.get(id)?.abort();
    drop(id);
  };
  const retry = (id: string) => {
    const failed = uploads.find((each) => each.id === id);
    if (!failed) return;
    change(id, { state: 'waiting', reason: undefined, share: undefined });
    toastUploadResults([begin(failed)]);
  };
  const stop = () => sending.current.forEach((controller) => controller.abort());
  return { uploads, add, cancel, retry, stop, isUnderWay: () => sending.current.size > 0 };
}

export type LibraryUploads = ReturnType<typeof useLibraryUploads>;
