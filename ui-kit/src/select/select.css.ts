import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const trigger = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space[8],
  textAlign: 'start',
  cursor: 'pointer',
  selectors: {
    '&[data-focused]:not([data-focus-visible])': { outline: 'none', borderColor: vars.color.text },
    '[data-invalid] > &:not([data-focus-visible])': { borderColor: vars.color.danger },
    '&[data-disabled]': { cursor: 'default' },
  },
});

export const value = style({
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  selectors: { '&[data-placeholder]': { color: vars.color.textMuted } },
});
