import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const words = style({ maxInlineSize: '720px' });

export const summary = style({
  inlineSize: 'fit-content',
  paddingBlock: 10,
  color: vars.color.textMuted,
  fontWeight: 600,
  cursor: 'pointer',
});

export const steps = style({
  display: 'grid',
  gap: vars.space[8],
  paddingBlock: vars.space[8],
  paddingInlineStart: vars.space[24],
  listStyle: 'decimal',
});

// Paper has no way to open them.
globalStyle(`${words}::details-content`, {
  '@media': { print: { contentVisibility: 'visible', blockSize: 'auto' } },
});
