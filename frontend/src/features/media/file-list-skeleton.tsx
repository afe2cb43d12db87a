import { mediaTexts } from '@touchline/contract';
import { ListSkeleton } from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';

/** Skeleton of the file list. */
export function FileListSkeleton() {
  return (
    <>
      <LoadingWords>{mediaTexts.loading}</LoadingWords>
      <ListSkeleton count={3} hasThumbnail />
    </>
  );
}
