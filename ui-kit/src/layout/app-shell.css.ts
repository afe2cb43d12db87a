import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const shell = style({ minBlockSize: '100dvh', display: 'flex', flexDirection: 'column' });

export const skipLink = style({
  position: 'absolute',
  insetInlineStart: vars.space[16],
  insetBlockStart: vars.space[8],
  zIndex: vars.layer.toast,
  paddingInline: vars.space[16],
  paddingBlock: vars.space[8],
  borderRadius: vars.radius.small,
  color: vars.color.textOnAccent,
  backgroundColor: vars.color.accent,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: vars.layer.header,
  blockSize: vars.header.height,
  backgroundColor: vars.color.surface,
  borderBlockEnd: `1px solid ${vars.color.border}`,
  '@media': { print: { display: 'none' } },
});

export const bar = style({
  blockSize: '100%',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  paddingInline: vars.space[8],
  '@media': {
    [media.tablet]: { gap: vars.space[16] },
    [media.desktop]: { paddingInline: vars.space[16] },
  },
});

/** Both ends are equally wide, so that the middle is centred. */
export const barEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  flex: '1 1 0',
  minInlineSize: 'max-content',
  selectors: { '&:last-child': { justifyContent: 'flex-end' } },
});
export const barMiddle = style({
  flex: '0 1 480px',
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const body = style({ flex: 1, display: 'flex', minInlineSize: 0 });

export const sidebar = style({
  flex: `0 0 ${vars.sidebar.width}`,
  inlineSize: vars.sidebar.width,
  position: 'sticky',
  insetBlockStart: vars.header.height,
  blockSize: `calc(100dvh - ${vars.header.height})`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
  scrollbarColor: `${vars.color.border} transparent`,
  paddingInline: vars.space[12],
  paddingBlock: vars.space[16],
  backgroundColor: vars.color.sunken,
  borderInlineEnd: `1px solid ${vars.color.border}`,
  '@media': { [media.belowDesktop]: { display: 'none' }, print: { display: 'none' } },
});

export const main = style({
  flex: 1,
  minInlineSize: 0,
  display: 'flex',
  flexDirection: 'column',
  paddingBlock: vars.space[16],
  scrollMarginBlockStart: vars.header.height,
  ':focus': { outline: 'none' },
  '@media': { [media.tablet]: { paddingBlock: vars.space[32] } },
});
