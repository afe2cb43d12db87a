import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const code = style({
  display: 'block',
  inlineSize: '100%',
  maxInlineSize: '20rem',
  borderRadius: vars.radius.small,
  backgroundColor: vars.paper.ground,
  forcedColorAdjust: 'none',
});

export const dark = style({ fill: vars.paper.ink });
