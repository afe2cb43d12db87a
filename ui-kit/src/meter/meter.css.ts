import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';
import { track } from '../progress/progress.css';

export const bar = track;
export const tones = styleVariants({
  good: { fill: vars.color.success },
  fair: { fill: vars.color.warning },
  bad: { fill: vars.color.danger },
});
export const state = style({ fontSize: vars.text[14], color: vars.color.textMuted });
