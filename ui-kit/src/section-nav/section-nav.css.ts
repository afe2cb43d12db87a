import { style, type StyleRule } from '@vanilla-extract/css';
import { list, tab, tabs } from '../tabs/tabs.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** From wide windows on the links are at the side: in narrower ones the tables of a section need the width. */
const atSide = (of: string, rules: StyleRule) =>
  style({ selectors: { [`${of}&`]: { '@media': { [media.wide]: rules } } } });

export const section = atSide(tabs, {
  display: 'grid',
  gridTemplateColumns: '10rem minmax(0, 1fr)',
  alignItems: 'start',
  gap: vars.space[32],
});

/** Stays in view beside long tables. */
export const links = atSide(list, {
  position: 'sticky',
  insetBlockStart: `calc(${vars.header.height} + ${vars.space[32]})`,
  flexDirection: 'column',
  gap: vars.space[2],
  boxShadow: 'none',
});

export const link = atSide(tab, { borderBlockEnd: 0, borderRadius: vars.radius.small });

export const current = atSide(tab, {
  color: vars.color.accentText,
  backgroundColor: vars.color.accentSubtle,
});
