import { describe, expect, it } from 'vitest';
import { describeAnchor } from './describe-anchor';
import { findAnchor } from './find-anchor';
import { joinPassages, type PageText } from './page-text';

const page = (...texts: string[]) =>
  joinPassages(texts.map((text, at) => ({ text, blockId: `block-${at}` })));
const plan = page(
  'Lineout calls',
  'The front pod lifts on the second call.',
  'Falcon',
  'Nobody moves before that.',
);

function comment(on: PageText, words: string) {
  const start = on.text.indexOf(words);
  const anchor = describeAnchor(on, { start, end: start + words.length });
  if (!anchor) throw new Error(`${words} is no quote`);
  return { text: anchor.text, position: { ...anchor.position, xpath: '' } };
}

/** Finds a quote that was commented on another version of the page. */
function found(words: string, { then = plan, now }: { then?: PageText; now: PageText }) {
  const { text, position } = comment(then, words);
  const place = findAnchor(now, text, position);
  return place && [now.text.slice(place.start, place.end), place.how];
}

describe('the quote of a comment', () => {
  it('is found at its position while nothing changes', () => {
    expect(found('front pod', { now: plan })).toEqual(['front pod', 'exact']);
  });

  it('is found where its block was moved', () => {
    const { blocks, text } = plan;
    const moved = joinPassages(
      [3, 0, 2, 1].map((at) => {
        const { start, end } = blocks.get(`block-${at}`)!;
        return { blockId: `block-${at}`, text: text.slice(start, end) };
      }),
    );
    expect(found('front pod lifts', { now: moved })).toEqual(['front pod lifts', 'moved']);
  });

  it('is found across blocks, and after blocks were split inside it', () => {
    const split = page('Lineout calls', 'The front', 'pod lifts on the second call.', 'Falcon');
    expect(found('front pod lifts on the second call.\nFalcon', { now: split })).toEqual([
      'front\npod lifts on the second call.\nFalcon',
      'moved',
    ]);
  });

  it('is found after a few letters have changed', () => {
    const changed = page('Lineout calls', 'The front pods lift on the second call.', 'Falcon');
    expect(found('front pod lifts on the second', { now: changed })).toEqual([
      'front pods lift on the second',
      'changed',
    ]);
  });

  it('is lost when it is deleted, also beside similar text', () => {
    const calls = page('Call 1: Falcon', 'Call 2: Falcon', 'Call 3: Falcon');
    const now = joinPassages([
      { text: 'Call 1: Falcon', blockId: 'block-0' },
      { text: 'Call 3: Falcon', blockId: 'block-2' },
    ]);
    expect(found('Call 2: Falcon', { then: calls, now })).toBeNull();
  });

  it('is lost when two places match equally well', () => {
    const two = joinPassages([{ text: 'Hawk' }, { text: 'left' }, { text: 'Hawk' }, { text: 'left' }]);
    expect(found('Hawk', { then: page('Hawk', 'left'), now: two })).toBeNull();
  });

  it('is distinguished from duplicates by its context', () => {
    const cells = joinPassages(
      ['1', 'Falcon', '1', 'Hawk', '1', 'Kite'].map((text) => ({ text, blockId: 'table' })),
    );
    const second = describeAnchor(cells, { start: 9, end: 10 })!;
    const now = joinPassages(
      ['No', '1', 'Falcon', '1', 'Hawk', '1', 'Kite'].map((text) => ({ text, blockId: 'table' })),
    );
    expect(findAnchor(now, second.text, { ...second.position, xpath: '' })).toEqual({
      start: 12,
      end: 13,
      how: 'moved',
    });
  });

  it('is found by its offsets without a context, and lost when other text is there', () => {
    const position = { start: 4, end: 9, xpath: '/p[1]' };
    expect(findAnchor(page('The front pod'), 'front', position)).toEqual({ start: 4, end: 9, how: 'exact' });
    expect(findAnchor(page('A new front pod'), 'front', position)).toBeNull();
  });

  it('is stored without white space at its ends, and never with half a surrogate pair', () => {
    const emoji = page(`${'🏉'.repeat(20)} Falcon ${'🏉'.repeat(20)}`);
    const anchor = describeAnchor(emoji, { start: 40, end: 48 })!;
    expect(anchor.text).toBe('Falcon');
    for (const context of [anchor.position.prefix, anchor.position.suffix]) {
      expect(encodeURIComponent(context ?? '')).not.toBe('');
    }
  });

  it('is lost on an empty page', () => {
    const empty = page();
    expect(describeAnchor(empty, { start: 0, end: 0 })).toBeUndefined();
    expect(found('front pod', { now: empty })).toBeNull();
  });

  it('is found among a hundred thousand letters of similar text', () => {
    const row = (at: number) => `Row ${at}: the front pod lifts on the second call.`;
    const rows = Array.from({ length: 2000 }, (_, at) => row(at));
    const then = page(...rows);
    const now = page('First', ...rows.slice(0, 1200), 'Between', ...rows.slice(1200));
    const { text, position } = comment(then, 'Row 1500: the front pod');
    const place = findAnchor(now, text, position);
    expect(place && now.text.slice(place.start, place.end)).toBe('Row 1500: the front pod');
  });
});
