import {
  type Block,
  fieldsOf,
  withField,
  type Edit,
  type Place,
  inlineRuns,
  writeRuns,
  markRuns,
  sliceRuns,
  textOf,
  type Run,
  type TextRange,
} from '@touchline/content';
import { findWebAddresses } from '../../../shared/content/web-addresses';

/** Links URLs in a range of runs, except in code and in links. */
export function linkAddresses(runs: readonly Run[], [start, end]: TextRange): readonly Run[] {
  const text = textOf(runs).slice(start, end);
  return findWebAddresses(text).reduce<readonly Run[]>((linked, { at, text, href }) => {
    const stretch: TextRange = [start + at, start + at + text.length];
    const isTaken = sliceRuns(linked, ...stretch).some(({ marks }) => marks.href !== undefined || marks.code);
    return isTaken ? linked : markRuns(linked, stretch, { href });
  }, runs);
}

/** Links the URL before the caret; undefined if there is none, or it is linked. */
export function linkTypedAddress(blocks: readonly Block[], place: Place): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  const html = block && fieldsOf(block)[place.field];
  if (html === undefined || !block || place.start !== place.end) return undefined;
  const runs = inlineRuns(html);
  const [word = ''] = /\S*$/.exec(textOf(runs).slice(0, place.start)) ?? [];
  const linked = writeRuns(linkAddresses(runs, [place.start - word.length, place.start]));
  if (linked === html) return undefined;
  return {
    blocks: blocks.map((each) => (each === block ? withField(block, place.field, linked) : each)),
    place,
  };
}
