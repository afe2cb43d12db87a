import type { TextPosition } from '@touchline/contract';
import fc from 'fast-check';
import { expect, it, vi } from 'vitest';
import { seeded } from '@touchline/content/samples';
import { TrackedPage, type Chance, type Vocabulary } from './anchors.random';
import { describeAnchor } from './describe-anchor';
import { findAnchor } from './find-anchor';
import type { FoundAnchor } from './unchanged-anchor';
import type { PageText, TextRange } from './page-text';

vi.setConfig({ testTimeout: 120_000 });

const stories = Number(process.env.FC_RUNS ?? 500);
const seed = Number(process.env.FC_SEED ?? 1207);

/** A page with a quote, and both after random edits. */
interface Story {
  then: PageText;
  now: PageText;
  quote: string;
  position: TextPosition;
  truth: TextRange | undefined;
  found: FoundAnchor | null;
  /** Share of deleted and inserted letters, of the quote and of its context. */
  changed: number;
  changedAround: number;
}

type Edit = (page: TrackedPage, at: { quote: TextRange; chance: Chance }) => void;

const elsewhere: Edit[] = [
  (page) => page.typeAnywhere(),
  (page) => page.insertBlock(),
  (page) => page.moveBlock(),
  (page) => page.deleteBlock(),
  (page) => page.splitBlock(),
  (page) => page.mergeBlocks(),
  (page) => page.pasteQuote(),
];
const around: Edit = (page, { quote, chance }) => {
  const away = Math.floor(chance() * 30);
  page.editAt(chance() < 0.5 ? quote.start - 1 - away : quote.end + away, 3);
};
const inside: Edit = (page, { quote: { start, end }, chance }) => {
  const length = end - start;
  page.editAt(start + Math.floor(chance() * length), Math.max(1, Math.floor(length / 8)));
};

interface Telling {
  edits: readonly Edit[];
  ending?: (page: TrackedPage) => void;
}

function tell(which: number, vocabulary: Vocabulary, { edits, ending }: Telling): Story | undefined {
  const chance = seeded(which);
  const page = new TrackedPage(chance, vocabulary);
  const then = page.text;
  const from = Math.floor(chance() * then.text.length);
  const length = 1 + Math.floor(chance() * chance() * 200);
  const anchor = describeAnchor(then, { start: from, end: from + length });
  if (!anchor) return undefined;
  const position = { ...anchor.position, xpath: '' };
  const { start, end, prefix = '', suffix = '' } = position;
  page.mark('quote', { start, end });
  page.mark('before', { start: start - prefix.length, end: start });
  page.mark('after', { start: end, end: end + suffix.length });
  const count = () => (['quote', 'before', 'after'] as const).map((part) => page.countOf(part));
  const before = count();
  for (let edit = Math.floor(chance() * 6); edit >= 0; edit -= 1) {
    const quote = page.whereIs('quote');
    if (quote) edits[Math.floor(chance() * edits.length)]?.(page, { quote, chance });
  }
  ending?.(page);
  const now = page.text;
  const [inQuote = 0, ...outside] = count().map(({ left, others }, part) => {
    const all = before[part]?.left ?? 0;
    return (all - left + others) / Math.max(1, all);
  });
  return {
    then,
    now,
    quote: anchor.text,
    position,
    truth: page.whereIs('quote'),
    found: findAnchor(now, anchor.text, position),
    changed: page.isInOrder() ? inQuote : 1,
    changedAround: Math.max(...outside, gapsAround(page)),
  };
}

/** Counts text that was inserted between the quote and its context, or the edge of the page. */
function gapsAround(page: TrackedPage): number {
  const { text } = page.text;
  const quote = page.whereIs('quote') ?? { start: 0, end: 0 };
  const before = page.whereIs('before')?.end ?? 0;
  const after = page.whereIs('after')?.start ?? text.length;
  if (before > quote.start || quote.end > after) return 1;
  return (text.slice(before, quote.start) + text.slice(quote.end, after)).trim().length / 32;
}

const lengthOf = ({ start, end }: TextRange) => Math.max(0, end - start);
const shared = (a: TextRange, b: TextRange) =>
  lengthOf({ start: Math.max(a.start, b.start), end: Math.min(a.end, b.end) });

/** Found and actual range overlap by four fifths; a deleted quote is not found. */
const isRight = ({ truth, found }: Story) => {
  if (!truth || !found) return !truth && !found;
  return shared(truth, found) >= 0.8 * Math.max(lengthOf(truth), lengthOf(found));
};
/** Less than half of the found range belongs to the quote. */
const isWrong = (story: Story) => {
  const { truth, found } = story;
  return found !== null && !isBack(story) && (!truth || shared(truth, found) < 0.5 * lengthOf(found));
};
/** The exact quote was typed again at its former position, between its whole stored context. */
const isBack = ({ now, quote, position: { prefix, suffix } }: Story) =>
  stripWhitespace(now.text).includes(stripWhitespace(`${prefix}${quote}${suffix}`));

const stripWhitespace = (text: string) => text.replace(/\s+/g, '');
const timesIn = (page: PageText, words: string) =>
  stripWhitespace(page.text).split(stripWhitespace(words)).length - 1;

/** The quote was not changed, interrupted or reordered. */
const areKept = ({ changed }: Story) => changed === 0;

/** On a page of few words, text added at its edges can make the stored context ambiguous. */
const isDistinguishable = ({ now, quote, position: { prefix = '', suffix = '' } }: Story) =>
  timesIn(now, quote) === 1 || (prefix.length >= 32 && suffix.length >= 32);

/** Runs random stories with both vocabularies, and counts those that belong to a class. */
function tally(name: string, telling: Telling, belongs: (story: Story) => unknown) {
  const figures = (['prose', 'repetitive'] as const).map((vocabulary) => {
    const seeds = fc.sample(fc.nat(), { numRuns: stories, seed });
    const matching = seeds.flatMap((each) => tell(each, vocabulary, telling) ?? []).filter(belongs);
    const right = matching.filter(isRight).length;
    const wrong = matching.filter(isWrong);
    const share = right / matching.length;
    process.stdout.write(
      `${name}, ${vocabulary}: ${matching.length} stories, ${(share * 100).toFixed(2)} % right, ${wrong.length} wrong\n`,
    );
    return { share, wrong: wrong.length, count: matching.length };
  });
  const [prose, repetitive] = figures;
  if (!prose || !repetitive) throw new Error('Two kinds of text are needed');
  return { prose, repetitive };
}

it('every unchanged quote is found, wherever it was moved together with its context', () => {
  const kept = (story: Story) => areKept(story) && story.changedAround === 0 && isDistinguishable(story);
  const { prose, repetitive } = tally('words and surroundings kept', { edits: elsewhere }, kept);
  expect([prose.share, repetitive.share, prose.wrong, repetitive.wrong]).toEqual([1, 1, 0, 0]);
});

it('every unique quote of at least twelve letters is found, whatever happened to its context', () => {
  const alone = (story: Story) => {
    const { then, now, quote } = story;
    return (
      areKept(story) &&
      stripWhitespace(quote).length >= 12 &&
      timesIn(then, quote) === 1 &&
      timesIn(now, quote) === 1
    );
  };
  const { prose, repetitive } = tally('words kept', { edits: [...elsewhere, around] }, alone);
  expect([prose.share, prose.wrong, repetitive.wrong]).toEqual([1, 0, 0]);
});

it('nearly all quotes are found if a fifth of the quote or its context has changed', () => {
  const little = ({ changed, changedAround }: Story) => changed <= 0.2 && changedAround <= 0.2;
  const { prose, repetitive } = tally('a fifth changed', { edits: [inside, around, ...elsewhere] }, little);
  expect(prose.share).toBeGreaterThanOrEqual(0.95);
  expect([prose.wrong, repetitive.wrong]).toEqual([0, 0]);
});

it('nearly all quotes are found if a fifth of the quote has changed', () => {
  const little = ({ changed, changedAround }: Story) => changed > 0 && changed <= 0.2 && changedAround <= 0.2;
  const { prose, repetitive } = tally(
    'a fifth of the words changed',
    { edits: [inside, around, ...elsewhere] },
    little,
  );
  expect(prose.share).toBeGreaterThanOrEqual(0.95);
  expect([prose.wrong, repetitive.wrong]).toEqual([0, 0]);
});

it('quotes that have changed more are lost, not found in a wrong place', () => {
  const { prose, repetitive } = tally('changed at will', { edits: [inside, inside, around] }, () => true);
  expect([prose.wrong, repetitive.wrong]).toEqual([0, 0]);
});

it('deleted quotes are lost', () => {
  const edits = [...elsewhere.filter((edit) => edit !== elsewhere.at(-1)), around];
  for (const ending of [
    (page: TrackedPage) => page.deleteQuote(),
    (page: TrackedPage) => page.deleteQuotedBlocks(),
  ]) {
    const { prose, repetitive } = tally('deleted', { edits, ending }, () => true);
    expect([prose.wrong, repetitive.wrong]).toEqual([0, 0]);
  }
});
