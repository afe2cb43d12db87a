import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const group = style({ display: 'flex', gap: vars.space[4], maxInlineSize: 200 });

export const input = style({ textAlign: 'center', fontVariantNumeric: 'tabular-nums' });

export const step = style({
  flexShrink: 0,
  display: 'grid',
  placeItems: 'center',
  inlineSize: vars.target.medium,
  blockSize: vars.target.medium,
  padding: 0,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.sunken },
    '&[data-disabled]': { opacity: 0.45, cursor: 'default' },
  },
});
