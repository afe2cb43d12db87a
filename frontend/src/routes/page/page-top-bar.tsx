import { pageTexts, type Page, type TeamSummary } from '@touchline/contract';
import {
  BackIcon,
  Badge,
  BarTitle,
  EyeIcon,
  IconButton,
  Inline,
  ShowAbove,
  Spacer,
  Text,
} from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { PageTrail } from '../../features/categories/category-trail';
import { useSharing, type Sharing } from '../../features/pages/share-menu';
import { StarButton } from '../../features/pages/star-button';
import { PageMenu } from './page-menu';

export interface PageTopBarProps {
  page: Page;
  team: TeamSummary;
  /** Save button (Update, Saved or Saving...), for editors. */
  saving?: ReactNode;
  /** Badge for unsaved changes, from tablets on. */
  unsaved?: ReactNode;
  /** Button between reading and editing, for editors. */
  mode?: ReactNode;
  /** Renders the menus; by default those of a reader. */
  menu?: (sharing: Sharing) => ReactNode;
}

/** Back, category path, views, saving, star, mode and menus. On phones the path is below the bar, and there is one menu. */
export function PageTopBar({ page, team, saving, unsaved, mode, menu = readersMenu }: PageTopBarProps) {
  const sharing = useSharing(page);
  return (
    <>
      <IconButton label={pageTexts.back} icon={BackIcon} tone="quiet" href={`/teams/${team.id}`} />
      <ShowAbove breakpoint="tablet">
        <Inline gap="8">
          <PageTrail page={page} team={team} />
          {page.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
        </Inline>
      </ShowAbove>
      <BarTitle title={page.title} />
      <Spacer />
      <Inline gap="4" justify="end" isRigid>
        <ShowAbove breakpoint="tablet">
          <ViewCount views={page.views} />
          {unsaved}
        </ShowAbove>
        {saving}
        <StarButton page={page} />
        {mode}
        {menu(sharing)}
      </Inline>
    </>
  );
}

const readersMenu = (sharing: Sharing) => <PageMenu sharing={sharing} />;

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
