import { sqlMigration } from './sql-migration';

/**
 * The pages and plays of a category share an order, by `position`. The sequence puts new rows last; its increment leaves gaps, so that a
 * move changes one row. Existing rows keep the order of their lists: last changed first.
 */
export const CategoryOrder32 = sqlMigration('CategoryOrder1700000000032', [
  'create sequence content_position_seq as bigint increment by 1048576 start with 1048576',
  'alter table pages add column position bigint',
  'alter table plays add column position bigint',
  `with placed as (
     select kind, id, nextval('content_position_seq') as position
       from (select 'page' as kind, id, updated_at from pages
             union all select 'play', id, updated_at from plays
             order by updated_at desc, kind, id desc) as newest),
   moved as (update plays y set position = placed.position from placed where kind = 'play' and placed.id = y.id)
   update pages p set position = placed.position from placed where kind = 'page' and placed.id = p.id`,
  ...['pages', 'plays'].map(
    (table) => `alter table ${table}
      alter column position set default nextval('content_position_seq'), alter column position set not null`,
  ),
  'drop index pages_category_idx, plays_category_idx',
  'create index pages_order_idx on pages (category_id, position, id)',
  'create index plays_order_idx on plays (category_id, position, id)',
  // A view does not show columns that are added later.
  'drop view whole_plays',
  `create view whole_plays as
   select p.*, v.content from plays p join play_versions v on v.play_id = p.id and v.version = p.version`,
]);
