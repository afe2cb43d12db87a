import { useInfiniteQuery } from '@tanstack/react-query';
import { appTexts, mediaTexts, type MediaFile } from '@touchline/contract';
import { Button, EmptyState, List, ListSkeleton, MediaIcon, Stack } from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';
import { ShowMore } from '../../shared/show-more';
import { FileItem } from './file-item';
import { mediaQuery } from './media-queries';
import { SEARCH_DELAY_MS, useDebouncedValue } from '../../shared/hooks/use-debounced-value';
import { LoadFailed } from '../../shared/load-failed';

interface FoundFilesProps {
  teamId: number;
  search: string;
  onClear: () => void;
  onInsert: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
  isForPictures: boolean;
}

/** Files whose name matches the search, with loading, empty and error states. */
export function FoundFiles({ teamId, search, onClear, ...props }: FoundFilesProps) {
  const { onInsert, onDelete, isForPictures } = props;
  const wanted = useDebouncedValue(search.trim(), SEARCH_DELAY_MS) || undefined;
  const list = useInfiniteQuery(
    mediaQuery(teamId, { search: wanted, kind: isForPictures ? 'pictures' : undefined }),
  );
  if (list.isPending) return <Loading />;
  if (list.isLoadingError) return <LoadFailed query={list} level={3} />;
  const files = list.data.pages.flatMap((part) => part.files);
  if (files.length === 0 && wanted === undefined) {
    return <EmptyState icon={MediaIcon} title={mediaTexts.empty} detail={mediaTexts.emptyLead} level={3} />;
  }
  if (files.length === 0) return <NoMatches onClear={onClear} />;
  return (
    <Stack gap="16">
      <List label={mediaTexts.files}>
        {files.map((file) => (
          <FileItem key={file.id} file={file} onInsert={onInsert} onDelete={onDelete} />
        ))}
      </List>
      <ShowMore list={list} label={mediaTexts.more} />
    </Stack>
  );
}

function NoMatches({ onClear }: { onClear: () => void }) {
  const action = <Button onPress={onClear}>{appTexts.clearSearch}</Button>;
  return <EmptyState title={appTexts.noMatches} action={action} level={3} />;
}

function Loading() {
  return (
    <>
      <LoadingWords>{mediaTexts.loading}</LoadingWords>
      <ListSkeleton count={3} hasThumbnail />
    </>
  );
}
