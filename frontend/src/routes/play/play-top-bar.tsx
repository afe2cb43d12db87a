import { pageTexts, playTexts, type Play, type TeamSummary } from '@touchline/contract';
import {
  BackIcon,
  CheckIcon,
  IconButton,
  Inline,
  LinkIcon,
  MenuButton,
  type MenuEntry,
  MoreIcon,
  ShowAbove,
  ShowBelow,
  Spacer,
  Stack,
  Text,
} from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { PageTrail } from '../../features/categories/category-trail';
import { addressOfPlay } from '../../features/plays/play-queries';
import { PlayStar } from '../../features/plays/play-star';
import { origin } from '../../shared/browser';
import { useCopyLink } from '../../shared/hooks/use-copy-link';

interface PlayTopBarProps {
  play: Play;
  team: TeamSummary;
  /** Save button, for editors. */
  saving?: ReactNode;
  /** Badge for unsaved changes. */
  unsaved?: ReactNode;
  /** Menu entries for editors. */
  actions?: readonly MenuEntry[];
  /** Called when the menu opens. */
  onMenuOpen?: () => void;
}

/** Back, category path, views, star, saving and one menu. On phones the path and the badge have a row of their own. */
export function PlayTopBar({ play, team, saving, unsaved, actions = [], onMenuOpen }: PlayTopBarProps) {
  const { isCopied, copy } = useCopyLink(`${origin}${addressOfPlay(play.id)}`);
  const trail = <PageTrail page={play} team={team} />;
  const share = { id: 'copy', label: playTexts.copyLink, icon: LinkIcon, onAction: () => void copy() };
  return (
    <Stack gap="4">
      <Inline gap="4">
        <IconButton
          label={playTexts.back}
          icon={BackIcon}
          tone="quiet"
          href={`/teams/${team.id}?tab=plays`}
        />
        <ShowAbove breakpoint="tablet">{trail}</ShowAbove>
        <Spacer />
        <Inline gap="4" justify="end" wrap isRigid>
          <ShowAbove breakpoint="tablet">
            <Text as="div" size="14" tone="muted">
              {`${play.views} ${play.views === 1 ? playTexts.view : playTexts.viewMany}`}
            </Text>
          </ShowAbove>
          <ShowAbove breakpoint="tablet">{unsaved}</ShowAbove>
          <PlayStar play={play} />
          {saving}
          <MenuButton
            label={pageTexts.moreActions}
            icon={isCopied ? CheckIcon : MoreIcon}
            tone="quiet"
            isLabelHidden
            items={[share, ...actions]}
            onOpen={onMenuOpen}
          />
        </Inline>
      </Inline>
      <ShowBelow breakpoint="tablet">
        <Inline gap="4">
          {trail}
          <Spacer />
          {unsaved}
        </Inline>
      </ShowBelow>
    </Stack>
  );
}
