import { mediaTexts, type MediaFile } from '@touchline/contract';
import { Dialog } from '@touchline/ui-kit';
import { MediaFiles } from './media-files';
import type { LibraryUploads } from './use-library-uploads';

interface MediaLibraryProps {
  teamId: number;
  uploads: LibraryUploads;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onInsert: (file: MediaFile) => void;
  /** Shows and accepts only pictures. */
  isForPictures?: boolean;
}

/** Dialog with a team's files, to choose one. */
export function MediaLibrary({ isOpen, onOpenChange, ...rest }: MediaLibraryProps) {
  return (
    <Dialog title={mediaTexts.library} size="large" isOpen={isOpen} onOpenChange={onOpenChange}>
      <MediaFiles {...rest} />
    </Dialog>
  );
}
