import { calloutTones, headingLevels, type Block, type CheckItem, type ListItem, type Shown } from './block';
import { writeRuns } from './inline';
import { tidyItems } from './list-items';
import { colors, flags, type Marks } from './runs';
import { emptyRows, tidyTable, type Table } from './table';

type Chance = () => number;

/** Seeded random numbers (mulberry32). */
export function seeded(seed: number): Chance {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const pick = <T>(chance: Chance, from: readonly [T, ...T[]]): T =>
  from[Math.floor(chance() * from.length)] ?? from[0];
const times = <T>(chance: Chance, most: number, make: () => T) =>
  Array.from({ length: 1 + Math.floor(chance() * most) }, make);

const pieces = ['a', 'Falcon', ' ', '  ', '\u00a0', '<', '&amp;', '"', '🏉', '\n', 'é', '/'] as const;
const addresses = ['https://club.example/?a=1&b="2"', 'mailto:a@b.example', '/pages/1', '#top'] as const;

function randomInline(chance: Chance): string {
  const runs = times(chance, 5, () => {
    const marks: Marks = {};
    for (const flag of flags) if (chance() < 0.25) marks[flag] = true;
    if (chance() < 0.2) marks.color = pick(chance, colors);
    if (chance() < 0.2) marks.href = pick(chance, addresses);
    return { text: times(chance, 4, () => pick(chance, pieces)).join(''), marks };
  });
  // A break at the very end of a field is a browser's filler and never written.
  return writeRuns([...runs, { text: '.', marks: {} }]);
}

const words = (chance: Chance) => times(chance, 4, () => pick(chance, pieces)).join('');

const randomFrame = (chance: Chance): Shown => ({
  columns: chance() < 0.8 ? 1 + Math.floor(chance() * 12) : undefined,
  align: pick(chance, ['', 'left', 'center', 'right']),
  caption: chance() < 0.5 ? randomInline(chance) : '',
});

const scopes = ['row', 'col'] as const;

/** Up to four rows and columns; in every other one, cells are merged, and in every other one, some are headers. */
export function randomTable(chance: Chance): Table {
  const below = (limit: number) => Math.floor(chance() * limit);
  const cell = () => (chance() < 0.3 ? '' : randomInline(chance));
  const rows = emptyRows(1 + below(4), 1 + below(4)).map((row) => row.map(cell));
  const area = () => ({ row: below(4), column: below(4), rows: 1 + below(3), columns: 1 + below(3) });
  const merged = chance() < 0.5 ? times(chance, 3, area) : [];
  const headers = chance() < 0.5 ? times(chance, 3, () => ({ ...area(), scope: pick(chance, scopes) })) : [];
  return tidyTable({ hasHeader: chance() < 0.5, rows, merged, headers });
}

const files = [
  '/api/media/1/pod.png?size=medium',
  '/api/media/2/a%20b%22.mp4',
  '/api/media/3/%C3%A9.pdf',
] as const;

const makers: readonly [(chance: Chance) => Omit<Block, 'id'>, ...((chance: Chance) => Omit<Block, 'id'>)[]] =
  [
    (chance) => ({ kind: 'paragraph', data: { text: chance() < 0.2 ? '' : randomInline(chance) } }),
    (chance) => ({
      kind: 'heading',
      data: { level: pick(chance, headingLevels), text: randomInline(chance) },
    }),
    (chance) => {
      const items: ListItem[] = times(chance, 6, () => ({
        text: randomInline(chance),
        depth: Math.floor(chance() * 4),
        ordered: chance() < 0.3 ? chance() < 0.5 : undefined,
      }));
      const ordered = chance() < 0.5;
      return {
        kind: 'list',
        data: { ordered, start: ordered && chance() < 0.5 ? 4 : 1, items: tidyItems(items) },
      };
    },
    (chance) => {
      const items: CheckItem[] = times(chance, 4, () => ({
        text: randomInline(chance),
        checked: chance() < 0.5,
      }));
      return { kind: 'checklist', data: { items } };
    },
    (chance) => ({
      kind: 'quote',
      data: { text: randomInline(chance), source: chance() < 0.5 ? randomInline(chance) : '' },
    }),
    (chance) => ({ kind: 'callout', data: { tone: pick(chance, calloutTones), text: randomInline(chance) } }),
    (chance) => ({
      kind: 'code',
      data: {
        language: chance() < 0.5 ? 'ts' : '',
        text: times(chance, 9, () => pick(chance, pieces)).join(''),
      },
    }),
    () => ({ kind: 'divider', data: {} }),
    (chance) => ({ kind: 'table', data: randomTable(chance) }),
    (chance) => {
      const pixels = chance() < 0.7 ? { width: 1280, height: 1 + Math.floor(chance() * 2000) } : {};
      const alt = chance() < 0.3 ? '' : words(chance).replaceAll('\n', ' ');
      return { kind: 'image', data: { ...randomFrame(chance), src: pick(chance, files), alt, ...pixels } };
    },
    (chance) => {
      const kind = pick(chance, ['video', 'audio'] as const);
      const data = { ...randomFrame(chance), src: pick(chance, files) };
      const hasPoster = kind === 'video' && data.align !== '';
      return { kind, data: hasPoster ? { ...data, width: 1280, height: 720 } : data };
    },
    (chance) => ({
      kind: 'file',
      data: { href: pick(chance, files), name: words(chance), mime: 'application/pdf', size: '2048' },
    }),
  ];

/** A document of up to twelve blocks of every kind that can be written in the editor. */
export function randomDocument(chance: Chance): Block[] {
  return times(chance, 12, () => pick(chance, makers)(chance)).map(
    (block, index) => ({ ...block, id: `block-${index}` }) as Block,
  );
}
