import { assignVars, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { darkTheme } from './dark';
import { light, lightTheme } from './light';
import { media } from './media';
import { layer, leading, motion, radius, space, text, width } from './scale';

const constants = {
  space,
  radius,
  text: { ...text, ui: text[16] },
  leading,
  layer,
  motion,
  width,
  font: {
    body: "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Ubuntu, Cantarell, 'Noto Sans', Arial, sans-serif",
    display: "'Archivo Semi Condensed', 'Archivo fallback', system-ui, sans-serif",
    mono: "ui-monospace, 'SF Mono', 'Cascadia Mono', Menlo, Consolas, monospace",
  },
  /** Minimum height of pressable elements: 44 px for touch, 36 px for a pointer. */
  target: { medium: '44px', small: '44px' },
  header: { height: '56px' },
  sidebar: { width: '264px' },
  /** Colours for print and for cameras: dark on light in every theme. */
  paper: { ground: light.raised, ink: light.text },
};

const name = (_value: string | null, path: string[]) => `tl-${path.join('-')}`;

/** Values that change with the theme. */
const themed = createGlobalThemeContract(lightTheme, name);
const fixed = createGlobalThemeContract(constants, name);

/** The theme contract: every colour, size and duration of the kit. */
export const vars = { ...themed, ...fixed };

const dark = { vars: assignVars(themed, darkTheme), colorScheme: 'dark' as const };

globalStyle(':root', {
  vars: { ...assignVars(themed, lightTheme), ...assignVars(fixed, constants) },
  colorScheme: 'light',
});
globalStyle(':root:not([data-theme="light"])', { '@media': { [media.dark]: dark } });
globalStyle(':root[data-theme="dark"]', dark);

globalStyle(':root', {
  '@media': {
    [media.desktop]: { vars: { [vars.text.ui]: text[14] } },
    '(pointer: fine)': { vars: { [vars.target.medium]: '36px', [vars.target.small]: '28px' } },
    [media.noHover]: { vars: { [vars.motion.tint]: '0s' } },
    [media.stillness]: {
      vars: { [vars.motion.state]: '0.01ms', [vars.motion.enter]: '0.01ms', [vars.motion.tint]: '0s' },
    },
  },
});
globalStyle(':root, :root[data-theme]', {
  '@media': {
    [media.moreContrast]: {
      vars: {
        [vars.color.textMuted]: vars.color.text,
        [vars.color.border]: vars.color.borderStrong,
        [vars.color.hover]: vars.color.accentSubtle,
      },
    },
  },
});
