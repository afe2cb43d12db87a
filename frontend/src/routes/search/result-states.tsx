import { limits, searchScreenTexts as texts, searchTexts } from '@touchline/contract';
import { Button, EmptyState, ListSkeleton, SearchIcon } from '@touchline/ui-kit';
import { LoadingWords } from '../../shared/loading-words';

export const ResultsLoading = () => (
  <div>
    <LoadingWords>{searchTexts.searching}</LoadingWords>
    <ListSkeleton count={limits.cardSkeletons} />
  </div>
);

interface NoResultsProps {
  words: string;
  /** Removes the filters; undefined without any. */
  onClear: (() => void) | undefined;
}

export const NoResults = ({ words, onClear }: NoResultsProps) => (
  <EmptyState
    icon={SearchIcon}
    title={texts.nothing(words)}
    detail={texts.nothingLead}
    action={onClear && <Button onPress={onClear}>{texts.showEverything}</Button>}
  />
);
