import { sqlMigration } from './sql-migration';

/** The character that begins and ends the mark of a mention in a plain text. */
const mark = '\u2063';

/**
 * The titles by which pages and plays name others: the current ones, and those that were stored with the content. All quantifiers are
 * lazy: in a regular expression of PostgreSQL the first one, or an alternative, decides for all.
 */
const titlesIn = (kind: 'page' | 'play') => `
  select c.id as comment_id, found[1] || ':' || found[2] as mention, naming as title
    from comments c join whole_${kind}s w on w.id = c.${kind}_id
    cross join regexp_matches(w.content, ' data-(p[a-z]+?)="([0-9]+?)">(.*?)</a>', 'g') found
    left join pages p on found[1] = 'page' and p.id = found[2]::integer
    left join plays y on found[1] = 'play' and y.id = found[2]::integer
    cross join unnest(array[coalesce(p.title, y.name), replace(replace(replace(replace(
      regexp_replace(found[3], '<[^>]*>', '', 'g'), '&lt;', '<'), '&gt;', '>'), '&quot;', '"'), '&amp;', '&')]) naming
   where found[1] in ('page', 'play') and c.selected_text is not null and c.board_position is null and w.mentions <> '{}' and trim(naming) <> ''`;

/**
 * Marks the mentions in the quotes of comments: not every reader may know their titles. `quoted_mentions` lists them. The titles in
 * quotes that were stored before are searched for, also where a context was cut in the middle of one. Their offsets stay as they are:
 * the app searches for quotes that are not at their offset.
 */
export const QuotedMentions57 = sqlMigration('QuotedMentions1700000000057', [
  `alter table comments add column quoted_mentions text[] not null default '{}'`,
  // A character of the private use area stands for each title, so that no title is found in the mark of another.
  `create function mark_titles(words text, titles text[], mentions text[], edge text) returns text language plpgsql strict as $$
   begin
     for n in 1 .. cardinality(titles) loop
       words := replace(words, titles[n], chr(57344 + n));
     end loop;
     for n in 1 .. cardinality(titles) loop
       for cut in reverse length(titles[n]) - 1 .. 4 loop
         if edge = 'start' and starts_with(words, right(titles[n], cut)) then
           words := chr(57344 + n) || substr(words, cut + 1);
         elsif edge = 'end' and right(words, cut) = left(titles[n], cut) then
           words := left(words, -cut) || chr(57344 + n);
         end if;
       end loop;
     end loop;
     for n in 1 .. cardinality(titles) loop
       words := replace(words, chr(57344 + n), '${mark}' || mentions[n] || '${mark}');
     end loop;
     return words;
   end $$`,
  `update comments c set
     selected_text = mark_titles(selected_text, titles, mentions, ''),
     text_position = text_position || jsonb_strip_nulls(jsonb_build_object(
       'prefix', mark_titles(text_position->>'prefix', titles, mentions, 'start'),
       'suffix', mark_titles(text_position->>'suffix', titles, mentions, 'end')))
   from (select comment_id, array_agg(title order by length(title) desc, mention) as titles,
                array_agg(mention order by length(title) desc, mention) as mentions
           from (${titlesIn('page')} union ${titlesIn('play')}) named group by comment_id) named
   where c.id = named.comment_id`,
  'drop function mark_titles',
  `update comments set quoted_mentions = array(
     select distinct mentioned[1] as mention
       from regexp_matches(concat_ws(' ', selected_text, text_position->>'prefix', text_position->>'suffix'),
                           '${mark}((?:page|play):[0-9]{1,9})${mark}', 'g') mentioned order by mention)
   where strpos(concat_ws(' ', selected_text, text_position->>'prefix', text_position->>'suffix'), '${mark}') > 0`,
]);
