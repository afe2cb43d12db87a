import type { ContentKind } from '@touchline/contract';

/**
 * A part of a statement: records in the history that the team was notified of the current versions of `rows` (`id`, `version`,
 * `published_at`). Notifications about drafts reach their editors only, so they are not recorded.
 */
export const recordNotified = (kind: ContentKind, rows: string): string =>
  `update ${kind}_versions v set notified_at = now() from ${rows} r
    where v.${kind}_id = r.id and v.version = r.version and r.published_at is not null`;
