import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });
const leave = keyframes({ to: { opacity: 0 } });

/** The common style of menus, lists and popovers. */
export const floating = style({
  zIndex: `${vars.layer.popover} !important`,
  minInlineSize: 'min(max(var(--trigger-width), 180px), calc(100vw - 32px))',
  maxInlineSize: 'min(360px, calc(100vw - 16px))',
  maxBlockSize: 'inherit',
  overflow: 'auto',
  overscrollBehavior: 'contain',
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.floating,
  outline: 'none',
  selectors: {
    '&[data-entering]': { animation: `${arrive} ${vars.motion.state} ${vars.motion.ease}` },
    '&[data-exiting]': {
      animation: `${leave} ${vars.motion.state} ${vars.motion.ease} forwards`,
      pointerEvents: 'none',
    },
  },
});

/** A list of options or commands inside an overlay. */
export const options = style({ padding: vars.space[4], outline: 'none' });

export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.medium,
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  borderRadius: vars.radius.small,
  fontSize: vars.text.ui,
  color: 'inherit',
  textDecoration: 'none',
  cursor: 'pointer',
  outline: 'none',
  overflowWrap: 'anywhere',
  selectors: {
    '&[data-focused], &[data-hovered]': { backgroundColor: vars.color.hover },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '-2px' },
    '&[data-pressed]': { backgroundColor: vars.color.pressed },
    '&[data-disabled]': { color: vars.color.textMuted, cursor: 'default' },
  },
});

export const danger = style({ color: vars.color.danger });
export const optionLabel = style({ flex: 1, minInlineSize: 0 });
export const optionIcon = style({
  flexShrink: 0,
  color: vars.color.textMuted,
  selectors: { [`${danger} > &`]: { color: 'inherit' } },
});

export const optionDetail = style({
  display: 'block',
  fontSize: vars.text[12],
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
});

/** A disabled option is dimmed; its description explains why and stays readable. */
globalStyle(
  `${option}[data-disabled] > :not(${optionLabel}), ${option}[data-disabled] > ${optionLabel} > :not(${optionDetail})`,
  { opacity: 0.45 },
);

export const groupTitle = style({
  paddingInline: vars.space[8],
  paddingBlock: vars.space[4],
  fontSize: vars.text[12],
  fontWeight: 550,
  color: vars.color.textMuted,
});

export const separator = style({
  boxSizing: 'content-box',
  blockSize: 1,
  paddingBlock: vars.space[4],
  backgroundColor: vars.color.border,
  backgroundClip: 'content-box',
});

export const menuHeader = style({
  padding: vars.space[12],
  borderBlockEnd: `1px solid ${vars.color.border}`,
});
