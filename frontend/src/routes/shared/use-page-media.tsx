import { useEffect, useState, type RefObject } from 'react';
import type { EditorHandle } from '../../features/editor';
import { useCopyFiles, useSendFile } from '../../features/media/media-queries';
import { useLibraryUploads } from '../../features/media/use-library-uploads';
import { useLatest } from '../../shared/hooks/use-latest';
import { lazyDialog } from '../../shared/lazy-dialog';

const MediaLibrary = lazyDialog(
  async () => (await import('../../features/media/media-library')).MediaLibrary,
);

/** Media library and uploads of a page that is being edited. */
export function usePageMedia(teamId: number, editor: RefObject<EditorHandle | null>) {
  const [isOpen, setOpen] = useState(false);
  const sendFile = useSendFile(teamId);
  const copyFiles = useCopyFiles(teamId);
  const uploads = useLibraryUploads(sendFile);
  const latest = useLatest(uploads);
  useEffect(() => () => latest.current.stop(), [latest]);

  const library = (
    <MediaLibrary
      teamId={teamId}
      uploads={uploads}
      isOpen={isOpen}
      onOpenChange={setOpen}
      onInsert={(file) => {
        setOpen(false);
        editor.current?.insertFile(file);
      }}
    />
  );
  return {
    library,
    /** Props of the editor. */
    editing: { teamId, sendFile, copyFiles, openLibrary: () => setOpen(true) },
    isUploading: () => uploads.isUnderWay() || (editor.current?.isUploading() ?? false),
  };
}
