import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const mark = style({
  display: 'inline-flex',
  flex: 'none',
  verticalAlign: '-2px',
  color: vars.color.highlightEdge,
});
