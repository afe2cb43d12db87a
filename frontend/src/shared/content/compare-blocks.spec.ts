// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { randomDocument, seeded } from '@touchline/content/samples';
import { compareBlocks, groupUnchanged } from './compare-blocks';
import { markWords } from './mark-words';
import { htmlToBlocks } from './parse';
import { blocksToHtml } from '@touchline/content';

const compare = (before: string, after: string) =>
  compareBlocks(htmlToBlocks(before).blocks, htmlToBlocks(after).blocks).map(
    ({ change, html }) => `${change}: ${html.replace(/ data-id="\w+"/g, '')}`,
  );
const p = (id: string, text: string) => `<p data-id="block${id}">${text}</p>`;

describe('changed words', () => {
  it.each([
    ['a word more', 'Lift at once', 'Lift him at once', 'Lift <ins>him </ins>at once'],
    ['a word less', 'Lift him at once', 'Lift at once', 'Lift <del>him </del>at once'],
    ['another word', 'Falcon wins', 'Hawk wins', '<del>Falcon </del><ins>Hawk </ins>wins'],
    ['words at the end', 'Falcon', 'Falcon front', 'Falcon <ins>front</ins>'],
    ['a mark', 'Lift him', 'Lift <b>him</b>', 'Lift <del>him</del><ins><b>him</b></ins>'],
    ['nothing', 'a <b>b</b>', 'a <b>b</b>', 'a <b>b</b>'],
    ['text that looks like code', 'a', '&lt;img&gt;', '<del>a</del><ins>&lt;img&gt;</ins>'],
  ])('are marked: %s', (_, before, after, marked) => {
    expect(markWords(before, after)).toBe(marked);
  });
});

describe('a comparison of two versions', () => {
  it('shows what was added, removed, changed and moved, in place', () => {
    expect(
      compare(
        p('1', 'one') + p('2', 'two') + p('3', 'three') + p('4', 'four'),
        p('4', 'four') + p('1', 'one') + p('3', 'three!') + p('5', 'five'),
      ),
    ).toEqual([
      'moved: <p>four</p>',
      'same: <p>one</p>',
      'removed: <del><p>two</p></del>',
      'changed: <p>three<ins>!</ins></p>',
      'added: <ins><p>five</p></ins>',
    ]);
  });

  it('marks items of a list and rows of a table one by one', () => {
    const list = (...items: string[]) =>
      `<ul data-id="list01">${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
    expect(compare(list('a', 'b', 'c'), list('a', 'c', 'd'))).toEqual([
      'changed: <ul><li>a</li><li><del>b</del></li><li>c</li><li><ins>d</ins></li></ul>',
    ]);
    const table = (...rows: string[]) =>
      `<table data-id="table1"><tbody>${rows.map((row) => `<tr><td>${row}</td><td>2</td></tr>`).join('')}</tbody></table>`;
    expect(compare(table('a', 'b'), table('a', 'new', 'b'))[0]).toContain(
      '<tr><td><ins>new</ins></td><td><ins>2</ins></td></tr><tr><td>b</td><td>2</td></tr>',
    );
  });

  it('keeps headers of rows when rows are added and removed', () => {
    const table = (...rows: string[]) =>
      `<table data-id="table1"><tbody>${rows.map((row) => `<tr><th scope="row">${row}</th><td>2</td></tr>`).join('')}</tbody></table>`;
    expect(compare(table('a', 'b'), table('a', 'new', 'b'))[0]).toContain(
      '<tr><th scope="row"><ins>new</ins></th><td><ins>2</ins></td></tr><tr><th scope="row">b</th><td>2</td></tr>',
    );
  });

  it('marks the words of merged cells, and shows both tables if the merged cells differ', () => {
    const table = (first: string, second: string) =>
      `<table data-id="table1"><tbody><tr>${first}</tr><tr>${second}</tr></tbody></table>`;
    const wide = table('<td colspan="2">a b</td>', '<td>c</td><td>d</td>');
    expect(compare(wide, wide.replace('a b', 'a x b'))[0]).toContain(
      '<td colspan="2">a <ins>x </ins>b</td></tr><tr><td>c</td><td>d</td>',
    );
    expect(compare(table('<td>a b</td><td></td>', '<td>c</td><td>d</td>'), wide)[0]).toMatch(
      /^changed: <del><table.*<\/table><\/del><ins><table.*colspan.*<\/table><\/ins>$/,
    );
  });

  it('shows a replaced picture as removed and added', () => {
    const picture = (src: string) =>
      `<figure data-id="figure" data-type="image"><img src="/api/media/${src}" alt=""></figure>`;
    expect(compare(picture('1'), picture('2'))[0]).toMatch(
      /^changed: <del><figure.*<\/del><ins><figure.*<\/ins>$/,
    );
  });

  it('is all unchanged for equal versions, and contains every block otherwise', () => {
    for (let seed = 1; seed <= 100; seed += 1) {
      const [before, after] = [randomDocument(seeded(seed)), randomDocument(seeded(seed + 1000))];
      expect(compareBlocks(before, before).every(({ change }) => change === 'same')).toBe(true);
      const compared = compareBlocks(before, after);
      const kept = compared.filter(({ change }) => change !== 'removed');
      expect(kept.map(({ id }) => id)).toEqual(after.map(({ id }) => id));
      if (blocksToHtml(before) !== blocksToHtml(after))
        expect(compared.some(({ change }) => change !== 'same')).toBe(true);
    }
  });

  it('is grouped, so that unchanged parts can be collapsed', () => {
    const blocks = compareBlocks(
      htmlToBlocks(p('1', 'one') + p('2', 'two') + p('3', 'three')).blocks,
      htmlToBlocks(p('1', 'one') + p('2', 'two') + p('3', '3')).blocks,
    );
    expect(groupUnchanged(blocks).map(({ isSame, blocks: { length } }) => [isSame, length])).toEqual([
      [true, 2],
      [false, 1],
    ]);
  });
});
