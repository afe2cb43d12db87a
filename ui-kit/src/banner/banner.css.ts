import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const { color } = vars;

export const banner = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  paddingInline: vars.space[16],
  paddingBlock: vars.space[12],
  border: '1px solid transparent',
  borderRadius: vars.radius.medium,
  fontSize: vars.text.ui,
});

export const tones = styleVariants({
  info: { color: color.info, backgroundColor: color.infoSubtle },
  success: { color: color.success, backgroundColor: color.successSubtle },
  warning: { color: color.warning, backgroundColor: color.warningSubtle },
  danger: { color: color.danger, backgroundColor: color.dangerSubtle },
});

export const sign = style({ flexShrink: 0 });
export const words = style({ flex: '1 1 200px', minInlineSize: 0, color: color.text });
