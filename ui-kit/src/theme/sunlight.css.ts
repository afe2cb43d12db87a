import { globalStyle } from '@vanilla-extract/css';
import { prose } from '../prose/prose.css';
import { vars } from './vars.css';

const inks = ['text', 'textMuted', 'border', 'borderStrong'] as const;
const grounds = [
  'canvas',
  'surface',
  'raised',
  'sunken',
  'accentSubtle',
  'successSubtle',
  'dangerSubtle',
  'warningSubtle',
  'infoSubtle',
  'highlight',
  'comment',
] as const;

/** Black on white without tints, over the light theme; lines instead of tints in the text. */
globalStyle(':root[data-sunlight]', {
  '@media': {
    screen: {
      vars: {
        ...colours(inks, '#000'),
        ...colours(grounds, '#fff'),
      },
    },
  },
});
const text = `[data-sunlight] .${prose}.${prose}`;
globalStyle(`${text}, ${text} h4`, { '@media': { screen: { fontSize: vars.text[18] } } });
globalStyle(`${text} :is(mark, aside, code, pre)`, {
  '@media': { screen: { outline: `1px solid ${vars.color.text}` } },
});

function colours(names: readonly (keyof typeof vars.color)[], value: string): Record<string, string> {
  const values: Record<string, string> = {};
  for (const name of names) values[vars.color[name]] = value;
  return values;
}
