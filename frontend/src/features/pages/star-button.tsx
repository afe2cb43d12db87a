import { pageTexts, type Page } from '@touchline/contract';
import { StarFilledIcon, StarIcon, ToggleIconButton } from '@touchline/ui-kit';
import { useStarPage } from './page-queries';

export function StarButton({ page }: { page: Page }) {
  const star = useStarPage(page);
  /** A refetch that began before the press may answer after it. */
  const isStarred = star.isPending ? star.variables : page.isStarred;
  return (
    <ToggleIconButton
      label={isStarred ? pageTexts.unstar : pageTexts.star}
      icon={StarIcon}
      selectedIcon={StarFilledIcon}
      selectedTone="star"
      isSelected={isStarred}
      onChange={(wanted) => star.mutate(wanted)}
    />
  );
}
