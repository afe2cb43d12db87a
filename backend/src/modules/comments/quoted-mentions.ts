import { markedMention, markMentions, splitMarked, type Mention } from '@touchline/content';
import type { TextPosition } from '@touchline/contract';
import { plainText } from '../../platform/html';
import { mentionText, withMarkedTitles, type MentionTitles } from '../access';

/** The words that a comment is about, and their position in the text of a page or play. */
interface Quote {
  selectedText: string | null;
  textPosition: TextPosition | null;
}

/** A quote as it is stored. Its mentions are marked: their titles may change, and not every reader may know them. */
interface MarkedQuote extends Quote {
  quotedMentions: Mention[];
}

/** A stored quote, with the titles of its mentions for the reader. */
export interface QuoteRow {
  selected_text: string | null;
  text_position: TextPosition | null;
  quoted_titles: MentionTitles;
}

/** Sanitised HTML that has mentions, with their titles for the user who quotes it. */
export interface MentioningContent {
  content: string;
  mentions: MentionTitles;
}

/** A mention in a passage; `title` is what the user sees in its place. */
interface LocatedMention {
  mention: Mention;
  title: string;
  start: number;
  end: number;
}

/** A cut title of fewer characters tells nothing. */
const MIN_FRAGMENT_CHARS = 4;
/** Bounds the work for texts that repeat themselves: a passage touches a mention in one or two ways. */
const MAX_OVERLAPS = 20;

/** Marks the mentions in a quote and its context. A quote that begins or ends inside a mention includes the whole mention. */
export async function markQuote(quote: Quote, page: MentioningContent): Promise<MarkedQuote> {
  const { prefix = '', suffix = '' } = quote.textPosition ?? {};
  const words = quote.selectedText ?? '';
  const passage = prefix + words + suffix;
  const mentions = locateMentions(passage, await readMentions(page));
  const isQuoted = ({ start, end }: LocatedMention) =>
    start < prefix.length + words.length && end > prefix.length;
  const quoted = mentions.filter(isQuoted);
  const start = Math.min(prefix.length, ...quoted.map((each) => each.start));
  const end = Math.max(prefix.length + words.length, ...quoted.map((each) => each.end));
  const marked = (from: number, to: number) => markPassage(passage, mentions, { from, to });
  const before = mentions.filter((each) => each.end <= start);
  const movedBy = before.reduce((all, each) => all + lengthened(each), start - prefix.length);
  const selectedText = quote.selectedText === null ? null : marked(start, end);
  return {
    selectedText,
    textPosition: moved(quote.textPosition, {
      prefix: marked(0, start),
      suffix: marked(end, passage.length),
      start: movedBy,
      end: movedBy + (selectedText?.length ?? 0) - words.length,
    }),
    quotedMentions: [...new Set(mentions.map(({ mention }) => mention))],
  };
}

/** Puts the reader's titles in a stored quote and its context. */
export function presentQuote(row: QuoteRow): Quote {
  const { selected_text: selectedText, text_position: textPosition, quoted_titles: titles } = row;
  if (!titles) return { selectedText, textPosition };
  const { prefix = '', suffix = '' } = textPosition ?? {};
  const before = withMarkedTitles(prefix, titles);
  const words = selectedText === null ? null : withMarkedTitles(selectedText, titles);
  const movedBy = before.length - prefix.length;
  return {
    selectedText: words,
    textPosition: moved(textPosition, {
      prefix: before,
      suffix: withMarkedTitles(suffix, titles),
      start: movedBy,
      end: movedBy + (words?.length ?? 0) - (selectedText?.length ?? 0),
    }),
  };
}

/** Moves a position by the given numbers of characters. Contexts that a position does not have are left out. */
function moved(
  position: TextPosition | null,
  change: Required<Pick<TextPosition, 'prefix' | 'suffix' | 'start' | 'end'>>,
): TextPosition | null {
  if (!position) return null;
  const start = Math.max(0, position.start + change.start);
  return {
    ...position,
    start,
    end: Math.max(start, position.end + change.end),
    ...(position.prefix !== undefined && { prefix: change.prefix }),
    ...(position.suffix !== undefined && { suffix: change.suffix }),
  };
}

/** Returns by how many characters the mark of a mention is longer than its title. */
const lengthened = ({ mention, title }: LocatedMention) => markedMention(mention).length - title.length;

function markPassage(
  passage: string,
  mentions: readonly LocatedMention[],
  { from, to }: Record<'from' | 'to', number>,
): string {
  let [text, at] = ['', from];
  for (const { mention, start, end } of mentions) {
    if (start < from || end > to) continue;
    text += passage.slice(at, start) + markedMention(mention);
    at = end;
  }
  return text + passage.slice(at, to);
}

/** The text of a page or play without white space, and its mentions. */
interface ReadMentions {
  text: string;
  mentions: LocatedMention[];
}

async function readMentions({ content, mentions: titles }: MentioningContent): Promise<ReadMentions> {
  const mentions: LocatedMention[] = [];
  let text = '';
  for (const [place, part] of splitMarked(await plainText(markMentions(content))).entries()) {
    const start = text.length;
    const mention = place % 2 === 1 ? (part as Mention) : undefined;
    const title = mention && mentionText(mention, titles);
    text += withoutSpace(title ?? part);
    if (mention && title) mentions.push({ mention, title, start, end: text.length });
  }
  return { text, mentions };
}

/**
 * Returns the mentions in a passage, in order and without overlaps. They are found by the place of the passage in the page, and if the
 * page does not contain it (it changed meanwhile, or is not saved yet), by their titles.
 */
function locateMentions(passage: string, page: ReadMentions): LocatedMention[] {
  const offsets = [...passage.matchAll(/\S/g)].map(({ index }) => index);
  const words = withoutSpace(passage);
  if (words === '') return [];
  const isThere = page.text.includes(words);
  const mentions = isThere ? page.mentions : distinct(page.mentions);
  const placesOf = (mention: LocatedMention) =>
    isThere ? overlaps(mention, words, page.text) : occurrences(withoutSpace(mention.title), words);
  const found = mentions.flatMap((each) => placesOf(each).map(([start, end]) => ({ ...each, start, end })));
  return withoutOverlaps(found).map((each) => ({
    ...each,
    start: offsets[each.start] ?? 0,
    end: (offsets[each.end - 1] ?? 0) + 1,
  }));
}

const distinct = (mentions: readonly LocatedMention[]) => [
  ...new Map(mentions.map((each) => [each.mention, each])).values(),
];

type Place = [start: number, end: number];

/** Returns which parts of a passage are a mention, wherever in the page the passage touches it. */
function overlaps({ start, end }: LocatedMention, passage: string, page: string): Place[] {
  const places: Place[] = [];
  const first = Math.max(0, start - passage.length + 1);
  const around = page.slice(first, end - 1 + passage.length);
  let at = around.indexOf(passage);
  for (; at >= 0 && places.length < MAX_OVERLAPS; at = around.indexOf(passage, at + 1)) {
    const offset = start - first - at;
    places.push([Math.max(0, offset), Math.min(passage.length, offset + end - start)]);
  }
  return places;
}

/** Returns where a passage contains a title, and where it begins or ends with a part of it. */
function occurrences(title: string, passage: string): Place[] {
  const places: Place[] = [];
  for (let at = passage.indexOf(title); at >= 0; at = passage.indexOf(title, at + title.length))
    places.push([at, at + title.length]);
  if (passage.length >= MIN_FRAGMENT_CHARS && title.includes(passage)) places.push([0, passage.length]);
  for (let length = title.length - 1; length >= MIN_FRAGMENT_CHARS; length -= 1) {
    if (passage.startsWith(title.slice(-length))) places.push([0, length]);
    if (passage.endsWith(title.slice(0, length))) places.push([passage.length - length, passage.length]);
  }
  return places;
}

/** Joins mentions that overlap: the first one, or of those that start together the longest, stands for all. */
function withoutOverlaps(mentions: readonly LocatedMention[]): LocatedMention[] {
  const kept: LocatedMention[] = [];
  for (const each of mentions.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const last = kept.at(-1);
    if (last && each.start < last.end) last.end = Math.max(last.end, each.end);
    else kept.push({ ...each });
  }
  return kept;
}

const withoutSpace = (text: string) => text.replace(/\s+/g, '');
