import { boardSamples } from '@touchline/contract/boards';
import { describe, expect, it } from 'vitest';
import { compareVersions, type ComparedPart } from './compare-versions';
import type { ContentVersion } from './history-queries';

const version = (content: string, more: Partial<ContentVersion> = {}): ContentVersion => ({
  version: 1,
  savedBy: null,
  savedAt: '2026-11-21T19:13:00.000Z',
  title: 'Match plan',
  tags: ['match'],
  content,
  ...more,
});
const p = (id: string, text: string) => `<p data-id="block${id}">${text}</p>`;
const table = (id: string, cell: string) =>
  `<table data-id="block${id}"><tbody><tr><td>${cell}</td><td>2</td></tr></tbody></table>`;
const shown = (part: ComparedPart) => {
  if ('same' in part) return `${part.same.length} unchanged`;
  return `${part.label ?? 'words'}: ${new DOMParser().parseFromString(part.html, 'text/html').body.textContent}`;
};

describe('the changes between two versions', () => {
  it('are counted with each changed block, item of a list, table, and short text', () => {
    const { head, parts, count } = compareVersions(
      version(
        p('1', 'One') +
          p('2', 'Two') +
          '<ul data-id="block3"><li>a</li><li>b</li><li>c</li></ul>' +
          table('4', 'x'),
      ),
      version(
        p('1', 'One') +
          p('2', 'Three') +
          '<ul data-id="block3"><li>A</li><li>b</li><li>C</li></ul>' +
          table('4', 'y'),
        { title: 'Match plan away' },
      ),
    );
    expect(head).toBe('<div data-change=""><h2>Match plan <ins>away</ins></h2></div>');
    expect(parts.map(shown)).toEqual(['1 unchanged', 'words: TwoThree', 'words: aAbcC', 'changed: xy2']);
    expect(count).toBe(5);
  });

  it('have moved blocks and whole added blocks, with a label where no words are marked', () => {
    const { parts, count } = compareVersions(
      version(p('1', 'One') + p('2', 'Two') + p('3', 'Three')),
      version(p('3', 'Three') + p('1', 'One') + p('2', 'Two') + p('4', 'Four') + table('5', 'x')),
    );
    expect(parts.map(shown)).toEqual(['moved: Three', '2 unchanged', 'words: Four', 'added: x2']);
    expect(count).toBe(3);
  });

  it('are none between equal versions, whose short texts are not shown', () => {
    const same = version(p('1', 'One') + p('2', 'Two'), {
      description: 'Quick',
      board: boardSamples.overlap,
    });
    expect(compareVersions(same, { ...same, version: 2 })).toMatchObject({
      head: '',
      isOtherBoard: false,
      parts: [{ same: [expect.stringContaining('One'), expect.stringContaining('Two')] }],
      count: 0,
    });
  });

  it('include another board, and a replaced diagram', () => {
    const before = version('', { board: null, diagramUrl: '/api/media/1/a.png' });
    const after = version('', { board: boardSamples.overlap, diagramUrl: '/api/media/2/b.png' });
    const { head, isOtherBoard, count } = compareVersions(before, after);
    expect([isOtherBoard, count]).toEqual([true, 3]);
    expect(head).toMatch(/<del><img[^>]*a\.png.*<ins><img[^>]*b\.png/);
  });

  it('contain no script of a version', () => {
    const attack = '<img src=x onerror="window.pwned=1"><script>window.pwned=1</script>';
    const { parts, head } = compareVersions(
      version(p('1', 'One')),
      version(`<p data-id="block1">One ${attack}</p>`, { title: `Plan ${attack}` }),
    );
    const html = head + parts.map((part) => ('same' in part ? part.same.join('') : part.html)).join('');
    const { body } = new DOMParser().parseFromString(html, 'text/html');
    expect(body.querySelectorAll('script, [onerror]')).toHaveLength(0);
  });
});
