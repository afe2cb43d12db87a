import {
  fieldsOf,
  inlineRuns,
  marksAt,
  placeAt,
  replaceBlock,
  sliceRuns,
  textOf,
  withField,
  writeRuns,
  type Block,
  type Edit,
  type Mention,
  type Place,
} from '@touchline/content';

/** The letters that open the list, and those after them up to the caret. */
export interface MentionTrigger {
  kind: '@' | '[[';
  typed: string;
  /** The range of both. */
  place: Place;
}

const MAX_CHARS = 60;
/** An @ that is not part of an email address; `[[` anywhere. */
const triggers = /(?:(?<![\p{L}\p{N}_.@-])(@)([^\s@[\]](?:[^@[\]\n]*[^\s@[\]])?)?|(\[\[)([^[\]\n]*))$/u;

/** Returns the trigger before the caret. */
export function mentionTrigger(
  block: Block | undefined,
  place: Place | undefined,
): MentionTrigger | undefined {
  if (!block || !place || place.start !== place.end) return undefined;
  const html = fieldsOf(block)[place.field] ?? '';
  if (!/@|\[\[/.test(html)) return undefined;
  const runs = inlineRuns(html);
  if (marksAt(runs, [place.start, place.start]).code) return undefined;
  const found = triggers.exec(textOf(runs).slice(0, place.start));
  return found && found[0].length <= MAX_CHARS ? toTrigger(found, place) : undefined;
}

function toTrigger([whole, at, person = '', , page = '']: RegExpExecArray, place: Place): MentionTrigger {
  const start = place.start - whole.length;
  return at
    ? { kind: '@', typed: person, place: { ...place, start } }
    : { kind: '[[', typed: page, place: { ...place, start } };
}

/** Returns true if the letters of a trigger are in their place. */
export function hasTrigger(blocks: readonly Block[], { kind, typed, place }: MentionTrigger): boolean {
  const block = blocks.find(({ id }) => id === place.block);
  const html = block && fieldsOf(block)[place.field];
  return html !== undefined && textOf(inlineRuns(html)).slice(place.start, place.end) === kind + typed;
}

/** Replaces a range by words and a space after them; with `mention`, the words are a link to a page or play. */
export function insertMention(
  blocks: readonly Block[],
  place: Place,
  { words, mention }: { words: string; mention?: Mention },
): Edit | undefined {
  const block = blocks.find(({ id }) => id === place.block);
  const html = block && fieldsOf(block)[place.field];
  if (!block || html === undefined) return undefined;
  const runs = inlineRuns(html);
  const marks = { ...marksAt(runs, [place.start, place.start]), href: undefined };
  const after = sliceRuns(runs, place.end);
  const space = textOf(after).startsWith(' ') ? [] : [{ text: ' ', marks }];
  const inserted = [{ text: words, marks: { ...marks, mention } }, ...space];
  const written = writeRuns([...sliceRuns(runs, 0, place.start), ...inserted, ...after]);
  const edited = withField(block, place.field, written);
  const caret = place.start + words.length + 1;
  return { blocks: replaceBlock(blocks, block.id, [edited]), place: placeAt(block, place.field, caret) };
}
