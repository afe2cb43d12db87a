import { pageTexts, type Page, type TeamSummary } from '@touchline/contract';
import type { ReactNode } from 'react';
import { useSharing, type Sharing } from '../../features/pages/share-menu';
import { StarButton } from '../../features/pages/star-button';
import { ContentTopBar, type RenderWriters } from '../shared/content-top-bar';
import { PageMenu } from './page-menu';

export interface PageTopBarProps {
  page: Page;
  team: TeamSummary;
  saving?: ReactNode;
  unsaved?: ReactNode;
  mode?: ReactNode;
  writers?: RenderWriters;
  /** Renders the menus; by default those of a reader. */
  menu?: (sharing: Sharing) => ReactNode;
}

export function PageTopBar({ page, team, menu = readersMenu, ...parts }: PageTopBarProps) {
  const sharing = useSharing(page);
  return (
    <ContentTopBar
      content={page}
      team={team}
      backLabel={pageTexts.back}
      backHref={`/teams/${team.id}`}
      star={<StarButton page={page} />}
      menu={menu(sharing)}
      {...parts}
    />
  );
}

const readersMenu = (sharing: Sharing) => <PageMenu sharing={sharing} />;
