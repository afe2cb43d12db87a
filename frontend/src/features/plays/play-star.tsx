import { playTexts, type Play } from '@touchline/contract';
import { StarFilledIcon, StarIcon, ToggleIconButton } from '@touchline/ui-kit';
import { useStarPlay } from './play-mutations';

export function PlayStar({ play }: { play: Play }) {
  const star = useStarPlay(play);
  return (
    <ToggleIconButton
      label={playTexts.star(play.name)}
      icon={StarIcon}
      selectedIcon={StarFilledIcon}
      selectedTone="star"
      isSelected={star.isPending ? star.variables : play.isStarred}
      onChange={(isStarred) => star.mutate(isStarred)}
    />
  );
}
