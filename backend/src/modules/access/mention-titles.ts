import { mentionTexts } from '@touchline/contract';
import {
  mentioned,
  mentionHtml,
  replaceMarked,
  replaceMentions,
  unlinkedMention,
  withText,
  type Mention,
} from '@touchline/content';
import { seesSubject, seesTeam } from './standing.repository';

/** A page or play that the reader can open. */
interface OpenMention {
  title: string;
  teamId: number;
  isDraft: boolean;
}

/** The current title, or the reason why the reader cannot open the page or play. */
type MentionState = OpenMention | { state: 'bin' | 'gone' | 'hidden' };

/** The titles for a reader, by mention; null without mentions. */
export type MentionTitles = Record<string, MentionState> | null;

/** A condition that is true for readers of team `t` who see its page or play `subject`. */
type SeesMentioned = (subject: string) => string;

const seenBy =
  (reader: string): SeesMentioned =>
  (subject) =>
    `${seesTeam(reader)} and ${seesSubject(subject, reader)}`;

/** An item that is deleted permanently has the epoch, until it is cleaned up. */
const titlesOf = (mentions: string, sees: SeesMentioned) => `(
  select json_object_agg(mention, case
           when m.id is null or m.deleted_at = 'epoch' then '{"state":"gone"}'::json
           when not coalesce(${sees('m')}, false) then '{"state":"hidden"}'::json
           when m.deleted_at is not null then '{"state":"bin"}'::json
           else json_build_object('title', m.title, 'teamId', m.team_id, 'isDraft', m.published_at is null) end)
    from ${mentions} as listed (mention)
    left join lateral (
      select id, team_id, title, published_at, deleted_at from pages
       where id = case when starts_with(mention, 'page:') then substr(mention, 6)::integer end
      union all
      select id, team_id, name, published_at, deleted_at from plays
       where id = case when starts_with(mention, 'play:') then substr(mention, 6)::integer end) m on true
    left join teams t on t.id = m.team_id)`;

/** A column with the titles for a reader of the mentions of page or play `subject`, whose row lists them. */
export const mentionTitles = (subject: string, reader: string) => mentionTitlesWhere(subject, seenBy(reader));

/**
 * The same with a condition of its own on the team `t` and the page or play. Skips the lookup without mentions, which is the common
 * case.
 */
export const mentionTitlesWhere = (subject: string, sees: SeesMentioned) =>
  ofList(`${subject}.mentions`, sees);

/** The same for a column that lists mentions. */
export const mentionTitlesOf = (list: string, reader: string) => ofList(list, seenBy(reader));

const ofList = (list: string, sees: SeesMentioned) =>
  `case when cardinality(${list}) > 0 then ${titlesOf(`unnest(${list})`, sees)} end`;

/** The same for content that no row lists the mentions of, such as that of a version. */
export const mentionTitlesIn = (content: string, reader: string) =>
  `case when strpos(${content}, ' data-p') > 0 then ${titlesOf(
    `(select distinct found[1] || ':' || found[2] from regexp_matches(${content}, ' data-(page|play)="([0-9]{1,9})"', 'g') found)`,
    seenBy(reader),
  )} end`;

/** Returns the row of a page or play for its viewer. */
export function forViewer<Row extends { team_id: number; mentions: MentionTitles }>(
  viewer: { viewsAsPlayer?: boolean },
  row: Row,
): Row {
  return viewer.viewsAsPlayer ? { ...row, mentions: titlesForPlayers(row.mentions, row.team_id) } : row;
}

/** Hides the titles of drafts and of other teams, for an editor who views as a player of the team. */
export function titlesForPlayers(titles: MentionTitles, teamId: number): MentionTitles {
  if (!titles) return null;
  const seen = Object.entries(titles).map(([mention, found]): [string, MentionState] => {
    const isHidden = isOpen(found) && (found.isDraft || found.teamId !== teamId);
    return [mention, isHidden ? { state: 'hidden' } : found];
  });
  return Object.fromEntries(seen);
}

/** Puts the current titles of mentions in content. Those that the reader cannot open have no link and no title. */
export const withTitles = (html: string, titles: MentionTitles): string =>
  replaceMentions(html, (mention, words) => {
    const text = mentionText(mention, titles);
    return isOpen(titles?.[mention])
      ? mentionHtml(mention, withText(words, text))
      : unlinkedMention(mention, withText(words, text));
  });

/** Puts the titles in a plain text, where mentions are marked. */
export const withMarkedTitles = (text: string, titles: MentionTitles): string =>
  replaceMarked(text, (mention) => mentionText(mention, titles));

const isOpen = (found: MentionState | undefined): found is OpenMention => !!found && 'title' in found;

/** Returns what a reader sees in the place of a mention. */
export function mentionText(mention: Mention, titles: MentionTitles): string {
  const { kind } = mentioned(mention);
  const found = titles?.[mention];
  if (!isOpen(found)) return mentionTexts[found?.state ?? 'hidden'][kind];
  return found.title.trim() || mentionTexts.untitled[kind];
}
