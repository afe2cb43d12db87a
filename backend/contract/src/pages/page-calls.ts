import { del, get, patch, post } from '../call';
import type {
  BinnedPage,
  NewPage,
  Page,
  PageChange,
  PageFilter,
  PageSummaries,
  PageVersion,
  PageSittings,
  PageVersions,
  SummaryQuery,
  VersionsQuery,
} from './page';
import type { CommonTags, TagsPage, TagsQuery } from './tag-list';

export const pageCalls = {
  /** Whole pages, newest first. */
  list: get('/api/teams/:teamId/pages').asks<PageFilter>().answers<Page[]>(),
  /** The same call with `view=summary`: previews, a page at a time. */
  summaries: get('/api/teams/:teamId/pages').asks<SummaryQuery>().answers<PageSummaries>(),
  tags: get('/api/teams/:teamId/tags').answers<string[]>(),
  /** The same call with `view=paged`. */
  pagedTags: get('/api/teams/:teamId/tags').asks<TagsQuery>().answers<TagsPage>(),
  /** The same call with `view=common`. */
  commonTags: get('/api/teams/:teamId/tags').asks<{ view: 'common' }>().answers<CommonTags>(),
  create: post('/api/teams/:teamId/pages').takes<NewPage>().answers<Page>().refuses('category_not_found'),
  /** With `ahead=yes` it is asked for before somebody opens it, and counts no view. */
  read: get('/api/pages/:pageId').asks<{ ahead?: 'yes' }>().answers<Page>(),
  change: patch('/api/pages/:pageId')
    .takes<PageChange>()
    .answers<Page>()
    .refuses('page_changed', 'category_not_found'),
  star: patch('/api/pages/:pageId/star').takes<{ isStarred: boolean }>().answers<Page>(),
  /** Into the bin, where it stays for 30 days. */
  remove: del('/api/pages/:pageId'),
  /** Every saved state, newest first, 50 at a time. */
  versions: get('/api/pages/:pageId/versions').asks<VersionsQuery>().answers<PageVersions>(),
  /** Saves with a visible change, those of one sitting together, newest first, 50 sittings at a time. */
  sittings: get('/api/pages/:pageId/sittings').asks<{ before?: number }>().answers<PageSittings>(),
  version: get('/api/pages/:pageId/versions/:version').answers<PageVersion>(),
  restoreVersion: post('/api/pages/:pageId/versions/:version/restore')
    .withStatus(200)
    .answers<Page>()
    .refuses('page_changed'),
  bin: get('/api/teams/:teamId/bin').answers<BinnedPage[]>(),
  restore: post('/api/pages/:pageId/restore').withStatus(200).answers<Page>(),
  printStyles: get('/api/print.css').answers<string>().open(),
  /** Answers a printable document, `text/html`. */
  print: post('/api/pages/:pageId/export-pdf')
    .withStatus(200)
    .takes<{ title: string; content: string }>()
    .answers<string>(),
};
