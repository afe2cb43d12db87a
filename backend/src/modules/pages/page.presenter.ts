import { readingMinutes, type Page, type PageSummary } from '@touchline/contract';
import { withMarkedTitles, withTitles } from '../access';
import type { PageSummaryRow } from './page-list.repository';
import type { OpenedPageRow, PageRow } from './page.repository';

export function presentPage(row: PageRow): Page {
  return Object.assign(presentHead(row), { content: withTitles(row.content, row.mentions) });
}

/** Presents a page with the version that its user read last. */
export function presentOpenedPage(row: OpenedPageRow): Page {
  return Object.assign(presentPage(row), { lastReadVersion: row.last_read_version });
}

export function presentSummary(row: PageSummaryRow): PageSummary {
  const preview = withMarkedTitles(row.preview, row.mentions);
  return Object.assign(presentHead(row), { preview, readState: row.read_state });
}

function presentHead(row: Omit<PageRow, 'content'>): Omit<PageSummary, 'preview'> {
  return {
    id: row.id,
    teamId: row.team_id,
    title: row.title,
    tags: row.tags,
    categoryId: row.category_id,
    isStarred: row.is_starred,
    views: row.views,
    version: row.version,
    createdBy: row.created_by,
    creator: row.creator === null ? null : { username: row.creator },
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    updatedBy: row.editor === null ? null : { displayName: row.editor, avatar: row.editor_avatar },
    minutes: readingMinutes(row.words),
    isDraft: row.published_at === null,
    publishedAt: row.published_at,
  };
}
