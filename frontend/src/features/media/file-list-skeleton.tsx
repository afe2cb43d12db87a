import { mediaTexts } from '@touchline/contract';
import { List, ListItem, Skeleton } from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';

/** Skeleton of the file list. */
export function FileListSkeleton() {
  return (
    <>
      <LoadingWords>{mediaTexts.loading}</LoadingWords>
      <List label={mediaTexts.files}>
        {[1, 2, 3].map((place) => (
          <ListItem
            key={place}
            start={<Skeleton width="48" height="48" />}
            title={<Skeleton shape="text" width="40%" />}
            detail={<Skeleton shape="text" width="25%" />}
          />
        ))}
      </List>
    </>
  );
}
