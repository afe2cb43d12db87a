/** Model of a document without marks, for model-based tests: the expected content after each key. */
export interface Line {
  tag: 'p' | 'h2';
  text: string;
}

/** Caret or selection within one line. */
export interface Caret {
  line: number;
  start: number;
  end: number;
}

export interface Model {
  lines: readonly Line[];
  caret: Caret;
}

export const emptyLine: Line = { tag: 'p', text: '' };

const at = (line: number, column: number): Caret => ({ line, start: column, end: column });

/** Returns the parts of the current line before and after the selection. */
function around({ lines, caret }: Model): { line: Line; head: string; tail: string } {
  const line = lines[caret.line] ?? emptyLine;
  return { line, head: line.text.slice(0, caret.start), tail: line.text.slice(caret.end) };
}

const replace = ({ lines, caret }: Model, others: readonly Line[]) =>
  lines.toSpliced(caret.line, 1, ...others);

export function type(model: Model, text: string): Model {
  const { line, head, tail } = around(model);
  const caret = at(model.caret.line, head.length + text.length);
  return { lines: replace(model, [{ ...line, text: head + text + tail }]), caret };
}

export function enter(model: Model): Model {
  const { line, head, tail } = around(model);
  const below: Line = { tag: 'p', text: tail };
  const made =
    head === '' && tail !== '' ? [emptyLine, { ...line, text: tail }] : [{ ...line, text: head }, below];
  return { lines: replace(model, made), caret: at(model.caret.line + 1, 0) };
}

export function backspace(model: Model): Model {
  const { lines, caret } = model;
  const { line } = around(model);
  if (caret.start < caret.end) return type(model, '');
  if (caret.start > 0) return type({ lines, caret: { ...caret, start: caret.start - 1 } }, '');
  if (line.tag === 'h2') return { lines: replace(model, [{ ...line, tag: 'p' }]), caret };
  return caret.line === 0 ? model : join(model, caret.line - 1);
}

export function deleteForward(model: Model): Model {
  const { lines, caret } = model;
  const { tail } = around(model);
  if (caret.start < caret.end) return type(model, '');
  if (tail !== '') return type({ lines, caret: { ...caret, end: caret.end + 1 } }, '');
  return caret.line + 1 < lines.length ? join(model, caret.line) : model;
}

/** Joins a line with the next one; an empty paragraph is replaced by the next line. */
function join({ lines }: Model, above: number): Model {
  const [one = emptyLine, other = emptyLine] = lines.slice(above, above + 2);
  const isEmpty = one.tag === 'p' && one.text === '';
  const joined = isEmpty ? other : { ...one, text: one.text + other.text };
  return { lines: lines.toSpliced(above, 2, joined), caret: at(above, isEmpty ? 0 : one.text.length) };
}

/** Pastes plain text: its first line into the current one, the others as paragraphs. */
export function pasteLines(model: Model, texts: readonly string[]): Model {
  const { line, head, tail } = around(model);
  const last = texts.length - 1;
  const made = texts.map((text, index): Line => ({
    tag: index === 0 ? line.tag : 'p',
    text: (index === 0 ? head : '') + text + (index === last ? tail : ''),
  }));
  const column = (last === 0 ? head.length : 0) + (texts[last]?.length ?? 0);
  return { lines: replace(model, made), caret: at(model.caret.line + last, column) };
}

/** Pastes whole lines: replaces an empty line, splits a line at the caret. */
export function pasteBlocks(model: Model, pasted: readonly Line[]): Model {
  const { line, head, tail } = around(model);
  const before = head === '' ? [] : [{ ...line, text: head }];
  const after: Line[] = tail === '' ? [] : [{ tag: head === '' ? line.tag : 'p', text: tail }];
  const last = model.caret.line + before.length + pasted.length - 1;
  return {
    lines: replace(model, [...before, ...pasted, ...after]),
    caret: at(last, pasted.at(-1)?.text.length ?? 0),
  };
}

export function turnInto(model: Model, tag: Line['tag']): Model {
  return { ...model, lines: replace(model, [{ ...around(model).line, tag }]) };
}

/** Replaces all lines by one paragraph. */
export const replaceAll = (text: string): Model => ({
  lines: [{ tag: 'p', text }],
  caret: at(0, text.length),
});
