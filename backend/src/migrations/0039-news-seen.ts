import { sqlMigration } from './sql-migration';

/**
 * Adds the number of the latest announcement that a user was shown. Existing users have seen none; new ones need none, so the default
 * is the number of the latest.
 */
export const NewsSeen39 = sqlMigration(
  'NewsSeen1700000000039',
  [
    'alter table users add column news_seen smallint not null default 0',
    'alter table users alter column news_seen set default 1',
  ],
  ['alter table users drop column news_seen'],
);
