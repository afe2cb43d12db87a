// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { inlineRuns, writeRuns } from './inline';
import { linkAround, markRuns, marksAt, replaceText, sliceRuns } from './runs';

const runs = (html: string) => inlineRuns(html);

describe('inline marks', () => {
  it('of a part are written in one form, however they were applied', () => {
    const once = markRuns(runs('one two three'), [4, 7], { bold: true });
    const twice = markRuns(markRuns(runs('one two three'), [4, 5], { bold: true }), [5, 7], { bold: true });
    expect(writeRuns(once)).toBe('one <b>two</b> three');
    expect(writeRuns(twice)).toBe(writeRuns(once));
  });

  it('can be removed from a part only', () => {
    expect(writeRuns(markRuns(runs('<b>one two</b>'), [0, 4], { bold: undefined }))).toBe('one <b>two</b>');
  });

  it('of colour are replaced instead of nested', () => {
    const blue = markRuns(runs('<span data-color="red">ab</span>'), [0, 1], { color: 'blue' });
    expect(writeRuns(blue)).toBe('<span data-color="blue">a</span><span data-color="red">b</span>');
  });

  it('are those that a whole selection shares, and at a caret those before it', () => {
    expect(marksAt(runs('<b>a<i>b</i></b>c'), [0, 2])).toEqual({ bold: true });
    expect(marksAt(runs('<b>a</b>c'), [1, 1])).toEqual({ bold: true });
    expect(marksAt(runs('<b>a</b>c'), [2, 2])).toEqual({});
  });

  it('count a line break as one character', () => {
    expect(writeRuns(sliceRuns(runs('a<br>bc'), 1, 3))).toBe('<br>b');
  });

  it('include the whole link around a caret', () => {
    expect(linkAround(runs('a <a href="/b">bcd</a> e'), 3)).toEqual([2, 5]);
    expect(linkAround(runs('a <a href="/b">bcd</a> e'), 1)).toBeUndefined();
  });

  it('continue in new text after them', () => {
    expect(writeRuns(replaceText(runs('<b>ab</b>c'), [1, 2], 'x'))).toBe('<b>ax</b>c');
  });
});
