import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const { color } = vars;

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[4],
  flexShrink: 0,
  maxInlineSize: '100%',
  minBlockSize: 22,
  paddingInline: vars.space[8],
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.text[12],
  fontWeight: 500,
  lineHeight: vars.leading.tight,
  whiteSpace: 'nowrap',
});

export const tones = styleVariants({
  neutral: { color: color.textMuted, backgroundColor: color.sunken, borderColor: color.border },
  accent: { color: color.accentText, backgroundColor: color.accentSubtle },
  success: { color: color.success, backgroundColor: color.successSubtle },
  warning: { color: color.warning, backgroundColor: color.warningSubtle },
  danger: { color: color.danger, backgroundColor: color.dangerSubtle },
  info: { color: color.info, backgroundColor: color.infoSubtle },
});

/** Truncates long text visually; screen readers read all of it. */
export const words = style({ minInlineSize: 0, overflow: 'hidden', textOverflow: 'ellipsis' });
