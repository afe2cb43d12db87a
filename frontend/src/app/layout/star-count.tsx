import { useInfiniteQuery } from '@tanstack/react-query';
import { starredTexts } from '@touchline/contract';
import { Text, VisuallyHidden } from '@touchline/ui-kit';
import { starredQuery } from '../../features/starred/starred-queries';

/** The number of stars beside the link to them, in the sidebar of a desktop. */
export function StarCount(_props: { isOpen: boolean }) {
  const { data } = useInfiniteQuery(starredQuery({}));
  const count = data?.pages[0]?.counts.reduce((sum, { pages, plays }) => sum + pages + plays, 0);
  if (!count) return null;
  return (
    <>
      <span aria-hidden="true">
        <Text as="span" size="12" weight="strong" numeric>
          {count}
        </Text>
      </span>
      <VisuallyHidden>, {starredTexts.stars(count)}</VisuallyHidden>
    </>
  );
}
