import { sqlMigration } from './sql-migration';

const kinds = ['page', 'play'] as const;

/**
 * Records events in the history: when, by whom and with which note a version was published, the version that it restores, and when the
 * team was notified of the changes up to it (`notified_at`). Versions that exist get the publication that their page or play still has: that of
 * the version that was current at the time. Earlier publications, restored versions and notifications were not recorded, so they stay
 * null: `told_version` does not say whether anybody was notified.
 */
export const VersionEvents55 = sqlMigration(
  'VersionEvents1700000000055',
  kinds.flatMap((kind) => [
    `alter table ${kind}_versions
       add column published_at timestamptz(3),
       add column published_by integer references users on delete set null,
       add column publish_note text check (length(publish_note) <= 140),
       add column restored_from integer,
       add column notified_at timestamptz(3)`,
    `create index ${kind}_versions_published_by_idx on ${kind}_versions (published_by) where published_by is not null`,
    `update ${kind}_versions v
        set published_at = c.published_at, published_by = c.published_by, publish_note = c.publish_note
       from ${kind}s c
      where v.${kind}_id = c.id and c.published_at is not null and v.version = coalesce((
        select max(b.version) from ${kind}_versions b where b.${kind}_id = c.id and b.saved_at <= c.published_at), 1)`,
  ]),
  kinds.map(
    (
      kind,
    ) => `alter table ${kind}_versions drop column published_at, drop column published_by, drop column publish_note,
      drop column restored_from, drop column notified_at`,
  ),
);
