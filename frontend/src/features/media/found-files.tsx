import { useQuery } from '@tanstack/react-query';
import { appTexts, mediaTexts, type MediaFile } from '@touchline/contract';
import { Button, Centered, EmptyState, ErrorState, List, MediaIcon, Stack } from '@touchline/ui-kit';
import { useState } from 'react';
import { FileItem } from './file-item';
import { FileListSkeleton } from './file-list-skeleton';
import { mediaQuery } from './media-queries';

interface FoundFilesProps {
  teamId: number;
  search: string;
  onClear: () => void;
  onInsert: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
  isForPictures: boolean;
}

/** As many as are shown at first, and each time that more are asked for. */
const part = 50;

/** The files whose name holds what is searched, in every state that a list can be in. */
export function FoundFiles({ teamId, search, onClear, ...props }: FoundFilesProps) {
  const { onInsert, onDelete, isForPictures } = props;
  const list = useQuery(mediaQuery(teamId));
  const [shown, setShown] = useState(part);
  if (list.isPending) return <FileListSkeleton />;
  if (list.isLoadingError) return <Failed isRetrying={list.isFetching} onRetry={() => void list.refetch()} />;
  const all = isForPictures ? list.data.filter(({ renditions }) => renditions !== null) : list.data;
  const files = all.filter(({ originalName }) => holds(originalName, search));
  if (all.length === 0) {
    return <EmptyState icon={MediaIcon} title={mediaTexts.empty} detail={mediaTexts.emptyLead} level={3} />;
  }
  if (files.length === 0) return <NoMatches onClear={onClear} />;
  return (
    <Stack gap="16">
      <List label={mediaTexts.files}>
        {files.slice(0, shown).map((file) => (
          <FileItem key={file.id} file={file} onInsert={onInsert} onDelete={onDelete} />
        ))}
      </List>
      {files.length > shown && (
        <Centered>
          <Button onPress={() => setShown(shown + part)}>{mediaTexts.more}</Button>
        </Centered>
      )}
    </Stack>
  );
}

const plain = (text: string) => text.normalize('NFC').toLowerCase();
const holds = (name: string, search: string) => plain(name).includes(plain(search.trim()));

function Failed({ isRetrying, onRetry }: { isRetrying: boolean; onRetry: () => void }) {
  return (
    <ErrorState
      title={appTexts.failed}
      onRetry={onRetry}
      isRetrying={isRetrying}
      retryLabel={appTexts.tryAgain}
      level={3}
    />
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const action = <Button onPress={onClear}>{appTexts.clearSearch}</Button>;
  return <EmptyState title={appTexts.noMatches} action={action} level={3} />;
}
