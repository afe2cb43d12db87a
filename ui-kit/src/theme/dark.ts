import type { Pair, Palette, TintName } from './palette';

/**
 * A dark palette like a pitch under floodlights: the lighter a surface, the higher its elevation.
 * @internal The product uses darkTheme; only stories use the palette itself.
 */
export const dark: Palette = {
  canvas: '#0c1313',
  surface: '#121b1b',
  raised: '#1a2525',
  sunken: '#090f0f',
  text: '#e9efea',
  textMuted: '#9caca4',
  textOnAccent: '#04170c',
  textOnDanger: '#240603',
  border: '#243131',
  borderStrong: '#6a7b74',
  accent: '#3fc97f',
  accentHover: '#5bd794',
  accentPressed: '#35b571',
  accentSubtle: '#12301f',
  accentText: '#5ed998',
  danger: '#ff8f84',
  dangerHover: '#ffa59c',
  dangerSubtle: '#371815',
  warning: '#eabc62',
  warningSubtle: '#33270c',
  success: '#5ed998',
  successSubtle: '#12301f',
  info: '#86bdf2',
  infoSubtle: '#13283b',
  hover: 'rgb(233 239 234 / 6%)',
  pressed: 'rgb(233 239 234 / 10%)',
  highlight: '#453a08',
  highlightEdge: '#c9a227',
  comment: '#2e2b0b',
  commentActive: '#423c09',
  commentLine: '#dfc14a',
  selection: '#1e3a63',
  focus: '#7fb2ff',
  scrim: 'rgb(2 6 6 / 64%)',
  canvasDimmed: '#060b0b',
};

const darkTints: Record<TintName, Pair> = {
  moss: { ground: '#22351a', ink: '#b3d89c' },
  lagoon: { ground: '#103734', ink: '#86d8cc' },
  sky: { ground: '#123348', ink: '#93cdf3' },
  indigo: { ground: '#262b56', ink: '#b9c1ff' },
  plum: { ground: '#38234a', ink: '#dbb8f4' },
  rose: { ground: '#47192d', ink: '#f7b0ca' },
  brick: { ground: '#4a2114', ink: '#f8b39d' },
  amber: { ground: '#3d2b0b', ink: '#f0cb84' },
  slate: { ground: '#273236', ink: '#bccbd1' },
};

export const darkTheme = {
  color: dark,
  tint: darkTints,
  shadow: {
    raised: '0 1px 2px rgb(0 0 0 / 40%), 0 4px 12px rgb(0 0 0 / 30%)',
    floating: '0 2px 6px rgb(0 0 0 / 40%), 0 16px 40px rgb(0 0 0 / 55%)',
  },
};
