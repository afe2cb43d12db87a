// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Block } from '@touchline/content';
import { mergeBlocks, type MergedPart } from './merge-blocks';
import { htmlToBlocks } from './parse';

const paragraph = (id: string, text: string): Block => ({ id, kind: 'paragraph', data: { text } });
/** `a b:more` is a document of two paragraphs, the second with the text `more`. */
const doc = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => word.split(':'))
    .map(([id = '', text = 'as it was']) => paragraph(id, text));
const read = (parts: readonly MergedPart[]) =>
  parts
    .map((part) => {
      if (part.state === 'conflict') return `${part.mine.id}?`;
      const { id, data } = part.block;
      const text = 'text' in data && data.text !== 'as it was' ? `:${data.text}` : '';
      return `${id}${text}${part.state === 'rescued' ? `!${part.removedBy}` : ''}`;
    })
    .join(' ');
const merge = (base: string, mine: string, theirs: string) =>
  read(mergeBlocks({ base: doc(base), mine: doc(mine), theirs: doc(theirs) }));

describe('the merge of two versions', () => {
  it.each([
    ['different blocks: both changes are there', 'a b c', 'a:mine b c', 'a b c:theirs', 'a:mine b c:theirs'],
    ['the same block in the same way: nothing to ask', 'a b', 'a:same b', 'a:same b', 'a:same b'],
    ['the same block in different ways: a choice', 'a b', 'a:mine b', 'a:theirs b', 'a? b'],
    ['one added, the other changed', 'a b', 'a new b', 'a b:theirs', 'a new b:theirs'],
    ['both added at the same place: both are there', 'a b', 'a one two b', 'a three b', 'a one two three b'],
    ['one removed what the other left alone', 'a b c', 'a c', 'a b c:theirs', 'a c:theirs'],
    ['both removed it', 'a b c', 'a c', 'a c', 'a c'],
    ['I changed what they removed: the words are kept', 'a b c', 'a b:mine c', 'a c', 'a b:mine!them c'],
    ['they changed what I removed: the words are kept', 'a b c', 'a c', 'a b:theirs c', 'a b:theirs!me c'],
    ['I moved what they changed', 'a b c', 'c a b', 'a b c:theirs', 'c:theirs a b'],
    ['they moved what I changed', 'a b c', 'a b c:mine', 'c a b', 'c:mine a b'],
    ['I added after what they moved', 'a b c', 'a b c new', 'c a b', 'c new a b'],
    ['I added after what they removed', 'a b c', 'a b new c', 'a c', 'a new c'],
    ['an empty page that both began', '', 'mine', 'theirs', 'mine theirs'],
  ])('handles this case: %s', (_, base, mine, theirs, merged) => {
    expect(merge(base, mine, theirs)).toBe(merged);
  });

  it('matches equal blocks that were stored without ids', () => {
    const [base, mine, theirs] = ['<p>one</p><p>two</p>', '<p>one</p><p>2</p>', '<p>1</p><p>two</p>'].map(
      (html) => htmlToBlocks(html).blocks,
    );
    const parts = mergeBlocks({ base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] });
    const texts = parts.map(
      (part) => part.state === 'settled' && 'text' in part.block.data && part.block.data.text,
    );
    expect(texts.sort()).toEqual(['1', '2']);
  });
});

const names = ['a', 'b', 'c', 'd', 'e', 'f'];
const base = fc.constant(names.map((id) => paragraph(id, 'as it was')));
/** Arbitrary edits of six blocks: keep, change, remove, move, insert. */
const side = (who: string) =>
  fc
    .tuple(
      fc.shuffledSubarray(names),
      fc.boolean(),
      fc.array(fc.nat(9), { minLength: 6, maxLength: 6 }),
      fc.array(fc.nat(9), { maxLength: 4 }),
    )
    .map(([kept, isSorted, changes, added]) => {
      const order = isSorted ? [...kept].sort() : kept;
      const blocks = order.map((id, at) =>
        paragraph(id, (changes[at] ?? 0) > 6 ? `${who} ${id}` : 'as it was'),
      );
      added.forEach((place, at) => blocks.splice(place, 0, paragraph(`${who}-${at}`, `new of ${who}`)));
      return blocks;
    });

const ids = (blocks: readonly Block[]) => blocks.map(({ id }) => id);
const blocksOf = (parts: readonly MergedPart[]) =>
  parts.flatMap((part) => (part.state === 'conflict' ? [part.mine, part.theirs] : [part.block]));

describe('the merge of any two versions', () => {
  const sides = fc.record({ base, mine: side('mine'), theirs: side('theirs') });
  const always = (rule: (given: { base: Block[]; mine: Block[]; theirs: Block[] }) => void) =>
    fc.assert(fc.property(sides, rule), { numRuns: 500 });

  it('loses nothing that a user wrote', () => {
    always((given) => {
      const merged = blocksOf(mergeBlocks(given));
      for (const block of [...given.mine, ...given.theirs]) {
        const isUntouched =
          given.base.some(({ id }) => id === block.id) && read([settled(block)]) === block.id;
        if (!isUntouched) expect(merged).toContainEqual(block);
      }
    });
  });

  it('duplicates no block, and keeps none that one removed and the other left unchanged', () => {
    always((given) => {
      const parts = mergeBlocks(given);
      const all = parts.map((part) => (part.state === 'conflict' ? part.mine.id : part.block.id));
      expect(new Set(all).size).toBe(all.length);
      for (const part of parts) {
        if (part.state !== 'settled') continue;
        const isOld = names.includes(part.block.id);
        if (isOld)
          expect([ids(given.mine), ids(given.theirs)].every((each) => each.includes(part.block.id))).toBe(
            true,
          );
      }
    });
  });

  it('equals one version if the other is unchanged, in its order', () => {
    always(({ base: was, mine }) => {
      const asMine = mine.map(settled);
      expect(mergeBlocks({ base: was, mine, theirs: was }).map(settledAs)).toEqual(asMine);
      expect(mergeBlocks({ base: was, mine: was, theirs: mine }).map(settledAs)).toEqual(asMine);
      expect(mergeBlocks({ base: was, mine, theirs: mine }).map(settledAs)).toEqual(asMine);
    });
  });

  it('has the same blocks and conflicts in either direction', () => {
    always((given) => {
      const swapped = mergeBlocks({ base: given.base, mine: given.theirs, theirs: given.mine });
      const states = (parts: MergedPart[]) =>
        parts.map((part) => `${part.state} ${read([part])}`.replace(/!.*/, '')).sort();
      expect(states(swapped)).toEqual(states(mergeBlocks(given)));
    });
  });

  it('keeps the order of the user who moved blocks, if the other only wrote', () => {
    always(({ base: was, mine }) => {
      const theirs = was.map((block, at) => (at % 2 ? paragraph(block.id, 'theirs') : block));
      const order = mergeBlocks({ base: was, mine, theirs }).map((part) =>
        part.state === 'conflict' ? part.mine.id : part.block.id,
      );
      expect(order.filter((id) => ids(mine).includes(id))).toEqual(ids(mine));
    });
  });
});

const settled = (block: Block): MergedPart => ({ state: 'settled', block });
/** If one side changed nothing, nothing of it can be rescued. */
const settledAs = (part: MergedPart) => (part.state === 'rescued' ? settled(part.block) : part);
