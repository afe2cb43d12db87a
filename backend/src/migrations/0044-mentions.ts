import { sqlMigration } from './sql-migration';

const tables = ['pages', 'plays'] as const;

/**
 * `mentions` lists the pages and plays that the current version names, as `page:12` or `play:3`; content that was saved before has none.
 * `notified_users` are the users who were notified that the page or play names them.
 */
export const Mentions44 = sqlMigration('Mentions1700000000044', [
  ...tables.flatMap((table) => [
    `alter table ${table}
       add column mentions text[] not null default '{}',
       add column notified_users integer[] not null default '{}'`,
    `create index ${table}_mentions_idx on ${table} using gin (mentions) where mentions <> '{}'`,
  ]),
  // A view does not show columns that are added later.
  'drop view whole_pages',
  `create view whole_pages as
   select p.*, v.content from pages p join page_versions v on v.page_id = p.id and v.version = p.version`,
  'drop view whole_plays',
  `create view whole_plays as
   select p.*, v.content, v.board from plays p join play_versions v on v.play_id = p.id and v.version = p.version`,
  'alter table notifications drop constraint notifications_kind_check',
  `alter table notifications add constraint notifications_kind_check
     check (kind in ('mention', 'reply', 'comment', 'play_comment', 'page', 'member', 'published', 'page_mention'))`,
]);
