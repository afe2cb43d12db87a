import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const open = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.small,
  blockSize: vars.target.small,
  padding: 0,
  border: 0,
  borderRadius: vars.radius.small,
  fontSize: 12,
  color: vars.color.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { color: vars.color.text },
    '&[data-disabled]': { opacity: 0.5, cursor: 'default' },
  },
});

export const words = style({ display: 'flex', flexDirection: 'column', flex: 1, minInlineSize: 0 });
export const detail = style({ fontSize: vars.text[12], color: vars.color.textMuted });
export const nothing = style({
  padding: vars.space[12],
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});
