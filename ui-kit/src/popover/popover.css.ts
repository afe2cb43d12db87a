import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const content = style({ padding: vars.space[16], outline: 'none' });
