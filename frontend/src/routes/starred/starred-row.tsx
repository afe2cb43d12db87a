import { pageTexts, type StarredItem, type TeamSummary } from '@touchline/contract';
import {
  Badge,
  Facts,
  ListItem,
  PageIcon,
  PlayIcon,
  RelativeTime,
  StarFilledIcon,
  StarIcon,
  TeamInitial,
  Thumbnail,
  ToggleIconButton,
  WhiteboardIcon,
} from '@touchline/ui-kit';
import { useStarPage } from '../../features/pages/page-queries';
import { useStarPlay } from '../../features/plays/play-mutations';
import { addressOfPlay } from '../../features/plays/play-queries';
import { isWhiteboard } from '../../shared/content/is-whiteboard';
import { ReadStateBadge } from '../../shared/reading/read-state-badge';

interface StarredRowProps {
  item: StarredItem;
  /** Undefined while the teams are loading. */
  team: TeamSummary | undefined;
  /** False after the user unstarred it here. */
  isStarred: boolean;
  onChange: (isStarred: boolean) => void;
}

/** A starred page or play with its star. */
export function StarredRow({ item, team, isStarred, onChange }: StarredRowProps) {
  const page = useStarPage(item);
  const play = useStarPlay(item);
  const star = item.kind === 'page' ? page : play;
  const change = (wanted: boolean) => {
    onChange(wanted);
    star.mutate(wanted, { onError: () => onChange(!wanted) });
  };
  return (
    <ListItem
      href={item.kind === 'page' ? `/pages/${item.id}` : addressOfPlay(item.id)}
      start={<Sign item={item} />}
      title={item.title}
      detail={
        <Facts>
          {team && (
            <>
              <TeamInitial name={team.name} tint={team.sport} size="mini" /> {team.name}
            </>
          )}
          {item.formation}
          {item.updatedBy?.displayName}
          <RelativeTime at={item.updatedAt} />
        </Facts>
      }
      end={
        <>
          {item.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
          <ReadStateBadge state={item.readState} />
          <ToggleIconButton
            label={`${isStarred ? pageTexts.unstar : pageTexts.star}: ${item.title}`}
            icon={StarIcon}
            selectedIcon={StarFilledIcon}
            selectedTone="star"
            isSelected={isStarred}
            onChange={change}
          />
        </>
      }
    />
  );
}

function Sign({ item }: { item: StarredItem }) {
  if (item.kind === 'play')
    return <Thumbnail icon={PlayIcon} src={item.stillUrl ?? item.diagramUrl ?? undefined} />;
  return <Thumbnail icon={isWhiteboard(item) ? WhiteboardIcon : PageIcon} />;
}
