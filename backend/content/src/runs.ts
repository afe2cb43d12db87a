import type { Mention } from './mentions';

export const colors = ['red', 'blue'] as const;
export type Color = (typeof colors)[number];

export const flags = ['highlight', 'bold', 'italic', 'underline', 'strike', 'code'] as const;
export type Flag = (typeof flags)[number];

/** Marks of a run of text. Black is the absence of a colour. */
export type Marks = { [F in Flag]?: true } & { color?: Color; href?: string; mention?: Mention };
export type MarkName = keyof Marks;

/** A run of text with one set of marks; line breaks are `\n`. */
export interface Run {
  text: string;
  marks: Marks;
}

/** A range of characters; `end` is exclusive. */
export type TextRange = readonly [start: number, end: number];

const markNames: readonly MarkName[] = ['mention', 'href', 'color', ...flags];

export function sameMarks(a: Marks, b: Marks): boolean {
  return a === b || markNames.every((name) => a[name] === b[name]);
}

/** Merges adjacent runs with equal marks and removes empty runs. */
export function joinRuns(runs: readonly Run[]): Run[] {
  const joined: Run[] = [];
  for (const run of runs) {
    const last = joined.at(-1);
    if (run.text === '') continue;
    if (last && sameMarks(last.marks, run.marks))
      joined[joined.length - 1] = { ...last, text: last.text + run.text };
    else joined.push(run);
  }
  return joined;
}

export const textOf = (runs: readonly Run[]) => runs.map((run) => run.text).join('');

/** Returns the runs from character `start` to `end`. */
export function sliceRuns(runs: readonly Run[], start: number, end = Infinity): Run[] {
  let at = 0;
  return joinRuns(
    runs.map((run) => {
      const from = at;
      at += run.text.length;
      return { ...run, text: run.text.slice(Math.max(start - from, 0), Math.max(end - from, 0)) };
    }),
  );
}

/** Sets marks in a range; an undefined value removes the mark. */
export function markRuns(runs: readonly Run[], [start, end]: TextRange, marks: Marks): Run[] {
  const marked = sliceRuns(runs, start, end).map((run) => ({ ...run, marks: withMarks(run.marks, marks) }));
  return joinRuns([...sliceRuns(runs, 0, start), ...marked, ...sliceRuns(runs, end)]);
}

function withMarks(marks: Marks, change: Marks): Marks {
  const all: Marks = { ...marks, ...change };
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

/** Replaces a range with text that takes the marks of the preceding character. */
export function replaceText(runs: readonly Run[], [start, end]: TextRange, text: string): Run[] {
  const marks = marksAt(runs, [start, start]);
  return joinRuns([...sliceRuns(runs, 0, start), { text, marks }, ...sliceRuns(runs, end)]);
}

/** Returns the marks common to a range; at a caret, those of the preceding character. */
export function marksAt(runs: readonly Run[], [start, end]: TextRange): Marks {
  const stretch =
    start === end ? sliceRuns(runs, Math.max(start - 1, 0), Math.max(start, 1)) : sliceRuns(runs, start, end);
  const [first, ...others] = stretch;
  if (!first) return {};
  // Text that is typed behind a mention does not belong to it.
  if (start === end) return withMarks(first.marks, { mention: undefined });
  return others.reduce((shared, run) => commonMarks(shared, run.marks), first.marks);
}

function commonMarks(a: Marks, b: Marks): Marks {
  const shared = markNames.filter((name) => a[name] !== undefined && a[name] === b[name]);
  return Object.fromEntries(shared.map((name) => [name, a[name]]));
}

/** Returns the range of the link at a caret, so that it can be edited or removed without a selection. */
export function linkAround(runs: readonly Run[], caret: number): TextRange | undefined {
  let start = 0;
  for (const run of runs) {
    const end = start + run.text.length;
    if (run.marks.href !== undefined && start <= caret && caret <= end) return [start, end];
    start = end;
  }
  return undefined;
}
