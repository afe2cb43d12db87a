import { sqlMigration } from './sql-migration';

const kindsBefore = `'mention', 'reply', 'comment', 'page', 'member', 'published'`;
const withKinds = (kinds: string) =>
  `alter table notifications drop constraint notifications_kind_check,
     add constraint notifications_kind_check check (kind in (${kinds}))`;

/**
 * A comment belongs to either a page or a play, and so does the live update of a discussion: `content_kind` is null for other changes.
 * `notifications.play_id` is the play of a comment; the plays of a publication are in `play_ids`.
 */
export const PlayComments37 = sqlMigration(
  'PlayComments1700000000037',
  [
    `alter table comments
       alter column page_id drop not null,
       add column play_id integer references plays on delete cascade,
       add constraint comments_subject_check check (num_nonnulls(page_id, play_id) = 1)`,
    'create index comments_play_idx on comments (play_id, created_at, id) where play_id is not null',
    `create index comments_play_threads_idx on comments
       (play_id, is_resolved, date_trunc('milliseconds', created_at at time zone 'UTC'), id)
      where play_id is not null and parent_id is null`,
    // Today reads open threads on plays that the user created.
    'create index plays_author_idx on plays (created_by, updated_at desc) where deleted_at is null',
    'alter table notifications add column play_id integer references plays on delete cascade',
    withKinds(`${kindsBefore}, 'play_comment'`),
    'create index notifications_play_idx on notifications (play_id) where play_id is not null',
    'alter table changes add column content_kind text',
  ],
  [
    'alter table changes drop column content_kind',
    `delete from notifications where play_id is not null`,
    'alter table notifications drop column play_id',
    withKinds(kindsBefore),
    'drop index plays_author_idx',
    'delete from comments where play_id is not null',
    `alter table comments
       drop constraint comments_subject_check,
       drop column play_id,
       alter column page_id set not null`,
  ],
);
