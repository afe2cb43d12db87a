import type { Pair, Palette, TintName } from './palette';

/** A light palette: off-white like chalk, with text in a green-tinted black. */
export const light: Palette = {
  canvas: '#f8f6f1',
  surface: '#fffefb',
  raised: '#ffffff',
  sunken: '#f1eee6',
  text: '#17211c',
  textMuted: '#59645d',
  textOnAccent: '#ffffff',
  textOnDanger: '#ffffff',
  border: '#e4dfd3',
  borderStrong: '#858b82',
  accent: '#0b7a43',
  accentHover: '#096a3a',
  accentPressed: '#075a31',
  accentSubtle: '#e3f1e6',
  accentText: '#0a6c3b',
  danger: '#b3261e',
  dangerHover: '#9a1e17',
  dangerSubtle: '#fbeae6',
  warning: '#7d5200',
  warningSubtle: '#fbf0d6',
  success: '#136a3d',
  successSubtle: '#e3f1e6',
  info: '#1b5a91',
  infoSubtle: '#e6eff8',
  hover: 'rgb(23 33 28 / 5%)',
  pressed: 'rgb(23 33 28 / 9%)',
  highlight: '#fdeea3',
  highlightEdge: '#a97800',
  comment: '#fbf4bf',
  commentActive: '#fae77e',
  commentLine: '#836000',
  selection: '#cfe0fb',
  focus: '#1f5fd1',
  scrim: 'rgb(20 30 25 / 42%)',
  canvasDimmed: '#989b96',
};

const lightTints: Record<TintName, Pair> = {
  moss: { ground: '#dcebd3', ink: '#31591f' },
  lagoon: { ground: '#d2ece7', ink: '#0d5a52' },
  sky: { ground: '#d6e9f7', ink: '#12557f' },
  indigo: { ground: '#dfe3fa', ink: '#3a429b' },
  plum: { ground: '#ecdff5', ink: '#6b3591' },
  rose: { ground: '#f8dde7', ink: '#922653' },
  brick: { ground: '#f9dfd6', ink: '#923418' },
  amber: { ground: '#f8e6c2', ink: '#744a06' },
  slate: { ground: '#e1e5e6', ink: '#3f5057' },
};

export const lightTheme = {
  color: light,
  tint: lightTints,
  shadow: {
    /** A hovered card. */
    raised: '0 1px 2px rgb(23 33 28 / 6%), 0 4px 12px rgb(23 33 28 / 6%)',
    /** Menus, dialogs, toasts. */
    floating: '0 2px 6px rgb(23 33 28 / 8%), 0 12px 32px rgb(23 33 28 / 14%)',
  },
};
