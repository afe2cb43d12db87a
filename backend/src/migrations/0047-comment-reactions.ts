import { sqlMigration } from './sql-migration';

/** Adds reactions to comments: at most one of each kind per user and comment. */
export const CommentReactions47 = sqlMigration('CommentReactions1700000000047', [
  `create table comment_reactions (
      comment_id integer not null references comments on delete cascade,
      user_id integer not null references users on delete cascade,
      kind text not null check (kind in ('agree', 'done', 'not-clear')),
      created_at timestamptz(3) not null default now(),
      primary key (comment_id, user_id, kind)
    )`,
  'create index comment_reactions_user_id_idx on comment_reactions (user_id)',
]);
