import { appTexts, mediaAccept, mediaTexts, type MediaFile } from '@touchline/contract';
import {
  Column,
  Columns,
  DropArea,
  FileTrigger,
  SearchField,
  Stack,
  toast,
  UploadIcon,
  UploadList,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { DeleteFile } from './delete-file';
import { FoundFiles } from './found-files';
import type { LibraryUploads } from './use-library-uploads';

interface MediaFilesProps {
  teamId: number;
  uploads: LibraryUploads;
  onInsert: (file: MediaFile) => void;
  isForPictures?: boolean;
}

const pictures = ['image/*'];

/** Files of the media library, running uploads, and an upload button. */
export function MediaFiles({ teamId, uploads, onInsert, isForPictures = false }: MediaFilesProps) {
  const accept = isForPictures ? pictures : mediaAccept;
  const [search, setSearch] = useState('');
  const [toDelete, setToDelete] = useState<MediaFile>();
  return (
    <DropArea
      label={mediaTexts.dropHere}
      accept={accept}
      onFiles={uploads.add}
      onRefused={() =>
        toast({
          title: mediaTexts.uploadFailed,
          description: isForPictures ? mediaTexts.onlyPictures : mediaTexts.notAccepted,
          tone: 'danger',
        })
      }
    >
      <Stack gap="16">
        <Columns gap="8" align="center" besideFrom="phone">
          <Column>
            <SearchField
              label={mediaTexts.search}
              placeholder={mediaTexts.search}
              value={search}
              onChange={setSearch}
              clearLabel={appTexts.clearSearch}
            />
          </Column>
          <Column width="content">
            <FileTrigger icon={UploadIcon} tone="accent" accept={accept} isMultiple onFiles={uploads.add}>
              {mediaTexts.upload}
            </FileTrigger>
          </Column>
        </Columns>
        {uploads.uploads.length > 0 && (
          <UploadList
            label={mediaTexts.uploads}
            uploads={uploads.uploads}
            onCancel={uploads.cancel}
            onRetry={uploads.retry}
            cancelLabel={mediaTexts.cancelUpload}
            retryLabel={appTexts.tryAgain}
          />
        )}
        <FoundFiles
          teamId={teamId}
          search={search}
          onInsert={onInsert}
          isForPictures={isForPictures}
          onClear={() => setSearch('')}
          onDelete={setToDelete}
        />
      </Stack>
      <DeleteFile teamId={teamId} file={toDelete} onClose={() => setToDelete(undefined)} />
    </DropArea>
  );
}
