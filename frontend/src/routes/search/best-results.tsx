import { useQuery } from '@tanstack/react-query';
import { searchScreenTexts as texts, type FoundKind } from '@touchline/contract';
import { Button, Heading, Inline, Stack } from '@touchline/ui-kit';
import { FoundList } from '../../features/search/found-list';
import { kindsOf } from '../../features/search/found-items';
import { searchQuery } from '../../shared/api/search-queries';
import { LoadFailed } from '../../shared/load-failed';
import { NoResults, ResultsLoading } from './result-states';

/** The server sends up to this number of each kind. */
const BEST = 5;

interface BestResultsProps {
  words: string;
  team: number | undefined;
  onShowAll: (kind: FoundKind) => void;
  /** Removes the filters; undefined without any. */
  onClear: (() => void) | undefined;
}

/** The best results of each kind. */
export function BestResults({ words, team, onShowAll, onClear }: BestResultsProps) {
  const results = useQuery(searchQuery(words, team));
  const { data } = results;
  if (results.isLoadingError) return <LoadFailed query={results} />;
  if (!data) return <ResultsLoading />;
  const found = kindsOf(data, words);
  if (found.length === 0)
    return results.isPlaceholderData ? <ResultsLoading /> : <NoResults words={words} onClear={onClear} />;
  return found.map(({ kind, items }) => (
    <Stack key={kind} gap="8" as="section">
      <Inline gap="16" justify="between">
        <Heading level={2} size="18">
          {texts.kinds[kind]}
        </Heading>
        {items.length === BEST && (
          <Button tone="quiet" size="small" onPress={() => onShowAll(kind)}>
            {texts.showAll[kind]}
          </Button>
        )}
      </Inline>
      <FoundList label={texts.kinds[kind]} items={items.slice(0, BEST)} words={words} />
    </Stack>
  ));
}
