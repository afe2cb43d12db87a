import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const place = style({
  position: 'fixed',
  zIndex: vars.layer.raised,
  transform: 'translateX(-50%)',
  borderRadius: vars.radius.small,
  boxShadow: vars.shadow.floating,
});
