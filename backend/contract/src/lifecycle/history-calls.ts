import { get, post } from '../call';
import type { Page, PageVersion, PageVersions } from '../pages/page';
import type { Play, PlayVersion, PlayVersions } from '../plays/play';
import type { Sittings, VersionsQuery } from './lifecycle';

/** Calls of the history of a page, in a module of their own that readers do not load. */
export const pageHistoryCalls = {
  /** Returns versions, newest first, 50 per page. */
  versions: get('/api/pages/:pageId/versions').query<VersionsQuery>().response<PageVersions>(),
  /** Returns saves with a visible change grouped by sitting, newest first, 50 sittings per page. */
  sittings: get('/api/pages/:pageId/sittings').query<{ before?: number }>().response<Sittings>(),
  version: get('/api/pages/:pageId/versions/:version').response<PageVersion>(),
  restoreVersion: post('/api/pages/:pageId/versions/:version/restore')
    .withStatus(200)
    .response<Page>()
    .withErrors('page_changed'),
};

/** The same of a play. */
export const playHistoryCalls = {
  /** Returns versions, newest first, 50 per page. */
  versions: get('/api/plays/:playId/versions').query<VersionsQuery>().response<PlayVersions>(),
  /** Returns saves with a visible change grouped by sitting, newest first, 50 sittings per page. */
  sittings: get('/api/plays/:playId/sittings').query<{ before?: number }>().response<Sittings>(),
  version: get('/api/plays/:playId/versions/:version').response<PlayVersion>(),
  restoreVersion: post('/api/plays/:playId/versions/:version/restore').withStatus(200).response<Play>(),
};
