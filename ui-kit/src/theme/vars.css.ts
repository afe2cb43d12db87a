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
  /** Least height of what is pressed: a finger's 44 px, a pointer's 36. */
  target: { medium: '44px', small: '44px' },
  header: { height: '56px' },
  /** What is printed, or read by cameras: dark on light in every theme. */
  paper: { ground: light.raised, ink: light.text },
};

const name = (_value: string | null, path: string[]) => `tl-${path.join('-')}`;

/** Looks that change with the theme. */
const themed = createGlobalThemeContract(lightTheme, name);
const fixed = createGlobalThemeContract(constants, name);

/** The one theme contract: every colour, size and duration of the kit comes from here. */
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
