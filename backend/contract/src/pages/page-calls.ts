import { del, get, patch, post, put } from '../call';
import type { BinnedItem, BinQuery } from '../lifecycle/lifecycle';
import type {
  BulkPublication,
  Duplication,
  NewPage,
  Page,
  PageChange,
  PageFilter,
  PageSummaries,
  Publication,
  PublishedPage,
  PublishedPages,
  ReadVersion,
  SummaryQuery,
} from './page';
import type { CommonTags, CommonTagsQuery, TagsPage, TagsQuery } from './tag-list';

export const pageCalls = {
  /** Returns complete pages, newest first. */
  list: get('/api/teams/:teamId/pages').query<PageFilter>().response<Page[]>(),
  /** `view=summary` of the same path: previews with cursor pagination. */
  summaries: get('/api/teams/:teamId/pages').query<SummaryQuery>().response<PageSummaries>(),
  tags: get('/api/teams/:teamId/tags').response<string[]>(),
  /** The same call with `view=paged`. */
  pagedTags: get('/api/teams/:teamId/tags').query<TagsQuery>().response<TagsPage>(),
  /** The same call with `view=common`. */
  commonTags: get('/api/teams/:teamId/tags').query<CommonTagsQuery>().response<CommonTags>(),
  create: post('/api/teams/:teamId/pages').body<NewPage>().response<Page>().withErrors('category_not_found'),
  /** Publishes a draft and notifies the members of the team. */
  publish: post('/api/pages/:pageId/publish').withStatus(200).body<Publication>().response<PublishedPage>(),
  /** Publishes several drafts of a team, with one notification. */
  publishAll: post('/api/teams/:teamId/pages/publish')
    .withStatus(200)
    .body<BulkPublication>()
    .response<PublishedPages>()
    .withErrors('page_not_found'),
  /** Makes a page a draft again. Its stars, comments and history remain. */
  unpublish: post('/api/pages/:pageId/unpublish').withStatus(200).response<Page>(),
  /** Copies title, content, tags and category to a new page of the same team, titled by `titleOfCopy`. */
  duplicate: post('/api/pages/:pageId/duplicate').body<Duplication>().response<Page>(),
  /** `ahead=yes` marks a prefetch, which does not count as a view. */
  read: get('/api/pages/:pageId').query<{ ahead?: 'yes' }>().response<Page>(),
  /** Records the version that the caller has read; a lower one than before is ignored. */
  setLastRead: put('/api/pages/:pageId/last-read').withStatus(204).body<{ version: number }>(),
  /** Returns version `since`, to mark what changed since the caller read it. */
  changes: get('/api/pages/:pageId/changes')
    .query<{ since: number }>()
    .response<ReadVersion>()
    .withErrors('version_not_found'),
  change: patch('/api/pages/:pageId')
    .body<PageChange>()
    .response<Page>()
    .withErrors('page_changed', 'category_not_found'),
  star: patch('/api/pages/:pageId/star').body<{ isStarred: boolean }>().response<Page>(),
  /** Moves the page to the bin, where it is retained for 30 days. */
  remove: del('/api/pages/:pageId'),
  /** Returns the deleted pages and plays of a team, and with `files=yes` also its deleted files. */
  bin: get('/api/teams/:teamId/bin').query<BinQuery>().response<BinnedItem[]>(),
  restore: post('/api/pages/:pageId/restore').withStatus(200).response<Page>(),
  printStyles: get('/api/print.css').response<string>().public(),
  /** Returns a printable document, `text/html`. */
  print: post('/api/pages/:pageId/export-pdf')
    .withStatus(200)
    .body<{ title: string; content: string }>()
    .response<string>(),
};
