import { sqlMigration } from './sql-migration';

/**
 * Adds `folded_name`, the names of a user without case and accents, the displayed one first: members are searched and sorted by it.
 * Folding the names of 10,000 members in each search took 150 ms. Points separate the words of a username.
 */
export const FoldedNames22 = sqlMigration('FoldedNames1700000000022', [
  `create or replace function folded(words text) returns text language sql immutable parallel safe
   return regexp_replace(lower(normalize(words, nfkd)), '[\\u0300-\\u036f]', '', 'g')`,
  `alter table users add column folded_name text not null generated always as (folded(
     coalesce(nullif(display_name, '') || ' ', '') || coalesce(nullif(first_name, '') || ' ', '')
       || coalesce(nullif(last_name, '') || ' ', '') || username || ' ' || replace(username, '.', ' '))) stored`,
]);
