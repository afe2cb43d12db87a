import { expect, it } from 'vitest';
import { hasTrigger, insertMention, mentionTrigger } from './mention';

const paragraph = (text: string) => ({ id: 'a', kind: 'paragraph' as const, data: { text } });
const at = (start: number, end = start) => ({ block: 'a', field: 0, start, end });
const triggerOf = (text: string, caret = text.length) => mentionTrigger(paragraph(text), at(caret));

it.each([
  ['See @', '@', ''],
  ['See @Leo', '@', 'Leo'],
  ['See (@Leo Fa', '@', 'Leo Fa'],
  ['See [[', '[[', ''],
  ['See[[def', '[[', 'def'],
])('the list of mentions opens behind %s', (text, kind, typed) => {
  expect(triggerOf(text)).toMatchObject({ kind, typed, place: { end: text.length } });
});

it.each(['coach@club', 'See @ Leo', 'See [[def]]', 'See [def', 'Ask @leo&nbsp;', ''])(
  'the list of mentions stays closed behind %s',
  (text) => expect(triggerOf(text)).toBeUndefined(),
);

it('the list of mentions stays closed in code', () => {
  expect(triggerOf('<code>@Leo</code>', 4)).toBeUndefined();
});

it('a chosen page replaces the letters by a link with its title, and typing continues behind a space', () => {
  const place = triggerOf('See [[def')!.place;
  const mention = { words: 'Defence & <drift>', mention: 'page:12' as const };
  const edit = insertMention([paragraph('See [[def')], place, mention);
  expect(edit?.blocks[0]?.data).toEqual({
    text: 'See <a href="/pages/12" data-page="12">Defence &amp; &lt;drift&gt;</a>&nbsp;',
  });
  expect(edit?.place).toEqual(at('See Defence & <drift> '.length));
});

it('the letters of a mention are known by their place and their words', () => {
  const trigger = triggerOf('See [[def')!;
  expect(hasTrigger([paragraph('See [[def')], trigger)).toBe(true);
  expect(hasTrigger([paragraph('See [[def and go')], trigger)).toBe(true);
  expect(hasTrigger([paragraph('Now see [[def')], trigger)).toBe(false);
  expect(hasTrigger([paragraph('See [[')], trigger)).toBe(false);
  expect(hasTrigger([], trigger)).toBe(false);
});

it('a chosen person replaces the letters by a username, and keeps a space that is there', () => {
  const edit = insertMention([paragraph('Ask @le first')], at(4, 7), { words: '@leo' });
  expect(edit?.blocks[0]?.data).toEqual({ text: 'Ask @leo first' });
  expect(edit?.place).toEqual(at(9));
});
