import { pageTexts, type Page } from '@touchline/contract';
import { StarFilledIcon, StarIcon, ToggleIconButton } from '@touchline/ui-kit';
import { useStarPage } from './page-queries';

export function StarButton({ page }: { page: Page }) {
  const star = useStarPage(page);
  return (
    <ToggleIconButton
      label={page.isStarred ? pageTexts.unstar : pageTexts.star}
      icon={StarIcon}
      selectedIcon={StarFilledIcon}
      selectedTone="star"
      isSelected={page.isStarred}
      onChange={(isStarred) => star.mutate(isStarred)}
    />
  );
}
