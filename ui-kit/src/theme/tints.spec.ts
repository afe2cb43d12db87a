import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { darkTheme } from './dark';
import { lightTheme } from './light';
import type { Palette } from './palette';

const source = `${import.meta.dirname}/..`;

/** The hue of a colour in degrees. */
function hueOf(colour: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)) as [
    number,
    number,
    number,
  ];
  const max = Math.max(red, green, blue);
  const range = max - Math.min(red, green, blue);
  const sixths = { [blue]: 4 + (red - green) / range, [green]: 2 + (blue - red) / range };
  return (60 * (max === red ? (green - blue) / range : sixths[max]!) + 360) % 360;
}

const meanings: readonly (readonly [meaning: string, from: number, to: number, roles: (keyof Palette)[]])[] =
  [
    ['green acts or is mine', 120, 165, ['accent', 'accentSubtle', 'accentText']],
    ['blue is new or changed', 195, 225, ['info', 'infoSubtle']],
    ['amber is a draft', 32, 45, ['warning', 'warningSubtle']],
    ['yellow is talk', 43.5, 60, ['comment', 'commentActive', 'commentLine']],
  ];

describe.each([
  ['chalk', lightTheme.color],
  ['floodlights', darkTheme.color],
])('%s', (_name, color) => {
  it.each(meanings)('%s', (_meaning, from, to, roles) => {
    for (const role of roles) {
      expect(hueOf(color[role]), role).toBeGreaterThan(from);
      expect(hueOf(color[role]), role).toBeLessThan(to);
    }
  });
});

/** The files that use the tints of what is chosen, of talk, of the new and of drafts. Author's callouts and the tones of messages are content of their own. */
const users = {
  /** A selected, current, pressed or highlighted part, or a place to drop files. */
  accentSubtle: [
    'badge/badge.css.ts',
    'button/button.css.ts',
    'command-palette/command-palette.css.ts',
    'drop-zone/drop-area.css.ts',
    'drop-zone/drop-zone.css.ts',
    'editor-frame/editor-frame.css.ts',
    'grid-picker/grid-picker.css.ts',
    'nav-list/nav-list.css.ts',
    'option-list/option-list.css.ts',
    'reaction/reaction.css.ts',
    'section-nav/section-nav.css.ts',
    'sitting-item/sitting-item.css.ts',
    'table/table.css.ts',
    'tabs/tabs.css.ts',
    'tag/tag.css.ts',
    'theme/base.css.ts',
    'theme/vars.css.ts',
    'tree/tree.css.ts',
  ],
  'comment(Active|Line)?': [
    'board/board-layer.css.ts',
    'marked-words/marked-words.css.ts',
    'thread-item/thread-item.css.ts',
    'thread-margin/thread-card.css.ts',
  ],
  infoSubtle: [
    'badge/badge.css.ts',
    'banner/banner.css.ts',
    'change-strip/change-strip.css.ts',
    'new-words/new-words.css.ts',
    'prose/prose.css.ts',
  ],
  warningSubtle: ['badge/badge.css.ts', 'banner/banner.css.ts', 'prose/prose.css.ts'],
};

it.each(Object.entries(users))('only what has the meaning of the colour uses %s', (role, files) => {
  const use = new RegExp(`color\\.${role}\\b`);
  const found = readdirSync(source, { encoding: 'utf8', recursive: true })
    .filter((file) => file.endsWith('.css.ts') && use.test(readFileSync(`${source}/${file}`, 'utf8')))
    .toSorted();
  expect(found).toEqual(files);
});
