import { pageTexts, type Page, type TeamSummary } from '@touchline/contract';
import {
  BackIcon,
  ShowAbove,
  ShowBelow,
  CheckIcon,
  EyeIcon,
  IconButton,
  Inline,
  MenuButton,
  type MenuEntry,
  MoreIcon,
  Spacer,
  Stack,
  Text,
} from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { PageTrail } from '../../features/categories/category-trail';
import { ShareMenu, useSharing } from '../../features/pages/share-menu';
import { StarButton } from '../../features/pages/star-button';

interface PageTopBarProps {
  page: Page;
  team: TeamSummary;
  /** Save button (Update, Saved or Saving...), for editors. */
  saving?: ReactNode;
  /** Badge for unsaved changes. */
  unsaved?: ReactNode;
  /** Menu entries for editors. */
  actions?: readonly MenuEntry[];
  /** Called when the menu opens. */
  onMenuOpen?: () => void;
}

/**
 * Back, category path, views, star, saving and sharing. On phones the path and the badge have a row of their own, and one menu has the
 * other actions.
 */
export function PageTopBar({ page, team, saving, unsaved, actions = [], onMenuOpen }: PageTopBarProps) {
  const teamUrl = `/teams/${team.id}`;
  const sharing = useSharing(page);
  const trail = <PageTrail page={page} team={team} />;
  return (
    <Stack gap="4">
      <Inline gap="4">
        <IconButton label={pageTexts.back} icon={BackIcon} tone="quiet" href={teamUrl} />
        <ShowAbove breakpoint="tablet">{trail}</ShowAbove>
        <Spacer />
        <Inline gap="4" justify="end" wrap isRigid>
          <ShowAbove breakpoint="tablet">
            <ViewCount views={page.views} />
          </ShowAbove>
          <ShowAbove breakpoint="tablet">{unsaved}</ShowAbove>
          <StarButton page={page} />
          {saving}
          <ShowAbove breakpoint="tablet">
            <Inline gap="4">
              <ShareMenu {...sharing} />
              {actions.length > 0 && (
                <MenuButton
                  label={pageTexts.moreActions}
                  icon={MoreIcon}
                  tone="quiet"
                  isLabelHidden
                  items={actions}
                  onOpen={onMenuOpen}
                />
              )}
            </Inline>
          </ShowAbove>
          <ShowBelow breakpoint="tablet">
            <MenuButton
              label={pageTexts.moreActions}
              icon={sharing.isCopied ? CheckIcon : MoreIcon}
              tone="quiet"
              isLabelHidden
              items={[...sharing.items, ...actions]}
              onOpen={onMenuOpen}
            />
          </ShowBelow>
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

function ViewCount({ views }: { views: number }) {
  const unit = views === 1 ? pageTexts.view : pageTexts.viewMany;
  return (
    <Text as="div" size="14" tone="muted">
      <Inline gap="4" align="center">
        <EyeIcon size={16} />
        <span>{`${views} ${unit}`}</span>
      </Inline>
    </Text>
  );
}
