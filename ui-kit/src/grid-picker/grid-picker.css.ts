import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const cell = '14px';

export const grid = style({
  position: 'relative',
  inlineSize: 'fit-content',
  border: `1px solid ${vars.color.border}`,
  backgroundColor: vars.color.surface,
  backgroundImage: `linear-gradient(to right, ${vars.color.border} 1px, transparent 1px), linear-gradient(${vars.color.border} 1px, transparent 1px)`,
  backgroundSize: `${cell} ${cell}`,
  backgroundPosition: '-1px -1px',
  cursor: 'cell',
  touchAction: 'none',
});

export const chosen = style({
  backgroundColor: vars.color.accentSubtle,
  outline: `1px solid ${vars.color.accent}`,
  pointerEvents: 'none',
});
