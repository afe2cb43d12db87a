import { mediaTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';
import { useSendFile } from '../../features/media/media-queries';
import { useLibraryUploads } from '../../features/media/use-library-uploads';
import type { DiagramMedia } from '../../features/plays/diagram-field';
import { uploadFailure } from '../../shared/api/upload';
import { useLatest } from '../../shared/hooks/use-latest';
import { lazyDialog } from '../../shared/lazy-dialog';

const MediaLibrary = lazyDialog(
  async () => (await import('../../features/media/media-library')).MediaLibrary,
);

/** Media library limited to pictures, for the diagram of a play. */
export function useDiagramLibrary(teamId: number) {
  const [isOpen, setOpen] = useState(false);
  const take = useRef<(url: string) => void>(undefined);
  const sendFile = useSendFile(teamId);
  const uploads = useLibraryUploads(sendFile);
  const latest = useLatest(uploads);
  useEffect(() => () => latest.current.stop(), [latest]);

  const diagrams: DiagramMedia = {
    choose: (then) => {
      take.current = then;
      setOpen(true);
    },
    upload: async (file) => {
      const { signal } = new AbortController();
      try {
        return (await sendFile(file, { onProgress: () => undefined, signal })).url;
      } catch (error) {
        toast({ title: mediaTexts.uploadFailed, description: uploadFailure(error), tone: 'danger' });
        return undefined;
      }
    },
  };
  const library = (
    <MediaLibrary
      teamId={teamId}
      uploads={uploads}
      isForPictures
      isOpen={isOpen}
      onOpenChange={setOpen}
      onInsert={({ url }) => {
        setOpen(false);
        take.current?.(url);
      }}
    />
  );
  return { diagrams, library };
}
