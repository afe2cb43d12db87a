import { sqlMigration } from './sql-migration';

/**
 * Gives plays versions, the user of `updated_at` and a bin in the form of those of pages. The present state of each play is its version 1, saved by the user of its
 * last activity, and is stored there only, as the content of pages is (migration 20).
 */
export const PlayVersions29 = sqlMigration('PlayVersions1700000000029', [
  `alter table plays
     add column version integer not null default 1,
     add column updated_by integer references users on delete set null,
     add column deleted_at timestamptz,
     add column deleted_by integer references users on delete set null`,
  `create table play_versions (
     play_id integer not null references plays on delete cascade,
     version integer not null,
     name text not null,
     description text,
     content text not null,
     tags text[] not null,
     formation text,
     diagram_url text,
     saved_by integer references users on delete set null,
     saved_at timestamptz not null default now(),
     primary key (play_id, version))`,
  `insert into play_versions (play_id, version, name, description, content, tags, formation, diagram_url, saved_by, saved_at)
   select p.id, p.version, p.name, p.description, p.content, p.tags, p.formation, p.diagram_url,
          coalesce(a.user_id, p.created_by), p.updated_at
     from plays p
     left join (select distinct on (target_id) target_id, user_id from activities
                 where target_type = 'play' and action in ('created', 'updated')
                 order by target_id, created_at desc, id desc) a on a.target_id = p.id`,
  'update plays p set updated_by = v.saved_by from play_versions v where v.play_id = p.id',
  'alter table plays drop column content',
  `create view whole_plays as
   select p.*, v.content from plays p join play_versions v on v.play_id = p.id and v.version = p.version`,
  'drop index plays_newest_idx',
  'create index plays_newest_idx on plays (team_id, updated_at desc, id desc) where deleted_at is null',
  'create index plays_bin_idx on plays (deleted_at) where deleted_at is not null',
]);
