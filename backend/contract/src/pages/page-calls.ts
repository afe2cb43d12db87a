import { del, get, patch, post } from '../call';
import type { NewPage, Page, PageChange, PageFilter, PageSummaries, SummaryQuery } from './page';

export const pageCalls = {
  /** Whole pages, newest first. */
  list: get('/api/teams/:teamId/pages').asks<PageFilter>().answers<Page[]>(),
  /** The same call with `view=summary`: previews, a page at a time. */
  summaries: get('/api/teams/:teamId/pages').asks<SummaryQuery>().answers<PageSummaries>(),
  tags: get('/api/teams/:teamId/tags').answers<string[]>(),
  create: post('/api/teams/:teamId/pages').takes<NewPage>().answers<Page>(),
  read: get('/api/pages/:pageId').answers<Page>(),
  change: patch('/api/pages/:pageId').takes<PageChange>().answers<Page>(),
  star: patch('/api/pages/:pageId/star').takes<{ isStarred: boolean }>().answers<Page>(),
  remove: del('/api/pages/:pageId'),
};
