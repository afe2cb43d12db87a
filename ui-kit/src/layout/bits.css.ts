import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const divider = style({
  inlineSize: '100%',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.border}`,
});

export const spacer = style({ flex: 1 });

export const centered = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: '100%',
  flex: 1,
});

/** Scrolls in both directions inside its own box; it draws no border and no shadow of its own. */
export const scrollArea = style({
  overflow: 'auto',
  overscrollBehavior: 'contain',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.borderStrong} transparent`,
  maxInlineSize: '100%',
});
