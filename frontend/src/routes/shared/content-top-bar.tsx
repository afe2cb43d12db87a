import { pageTexts, type TeamSummary } from '@touchline/contract';
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

export type RenderWriters = (otherwise?: ReactNode) => ReactNode;

interface ContentTopBarProps {
  content: { title: string; categoryId: number | null; views: number; isDraft?: boolean };
  team: TeamSummary;
  backLabel: string;
  backHref: string;
  star: ReactNode;
  /** Save button (Update, Saved or Saving...), for editors. */
  saving?: ReactNode;
  /** Badge for unsaved changes, from tablets on. */
  unsaved?: ReactNode;
  /** Button between reading and editing, for editors. */
  mode?: ReactNode;
  /** Renders the other editors who write, in the place of its argument; for editors. */
  writers?: RenderWriters;
  menu: ReactNode;
}

/** Back, category path, views, saving, star, mode and menus of a page or play. On phones the path is below the bar. */
export function ContentTopBar(props: ContentTopBarProps) {
  const { content, team, backLabel, backHref, star, saving, unsaved, mode, writers, menu } = props;
  const views = <ViewCount views={content.views} />;
  return (
    <>
      <IconButton label={backLabel} icon={BackIcon} tone="quiet" href={backHref} />
      <ShowAbove breakpoint="tablet">
        <Inline gap="8">
          <PageTrail page={content} team={team} />
          {content.isDraft && <Badge tone="warning">{pageTexts.draft}</Badge>}
        </Inline>
      </ShowAbove>
      <BarTitle title={content.title} />
      <Spacer />
      <Inline gap="4" justify="end" isRigid>
        <ShowAbove breakpoint="tablet">
          {writers ? writers(views) : views}
          {unsaved}
        </ShowAbove>
        {saving}
        {star}
        {mode}
        {menu}
      </Inline>
    </>
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
