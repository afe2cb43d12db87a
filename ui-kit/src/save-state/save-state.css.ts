import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const state = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  maxInlineSize: '100%',
  fontSize: vars.text[14],
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  saved: { color: vars.color.textMuted },
  dirty: { color: vars.color.text },
  saving: { color: vars.color.textMuted },
  failed: { color: vars.color.danger },
});

/** Truncates long text visually; screen readers read all of it. */
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
