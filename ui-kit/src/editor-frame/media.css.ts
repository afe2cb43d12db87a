import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';
import { page } from './editor-frame.css';
import { rulesWithin } from './rules-within';

const inPage = rulesWithin(`.${page}`);

const whole = '[role="group"][tabindex]';
const shown = `${whole}:has([data-frame])`;

/** Widths that users set apply on phones as well; otherwise setting them would have no visible effect. */
for (let columns = 1; columns <= 12; columns += 1) {
  inPage(`[data-cols="${columns}"]`, { inlineSize: `${(columns / 12) * 100}%` });
}
inPage('[hidden]', { display: 'none !important' });

/** The focus ring surrounds the visible frame, not its line. */
inPage('[data-frame]', { position: 'relative', borderRadius: vars.radius.small });
inPage(`${shown}:focus`, { outline: 'none' });
inPage(`${whole}:focus > figure > :is([data-frame], a)`, {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
/** The picture follows the width that the user sets; on the page it is no wider than its pixels. */
inPage('[data-frame] img', { inlineSize: '100%', backgroundColor: vars.color.sunken });

const revealed = [`${shown}:focus-within`, `${shown}:hover`] as const;
const tools = ':is([data-width], [data-describe])';
inPage(`${shown} ${tools}`, {
  opacity: 0,
  pointerEvents: 'none',
  transition: `opacity ${vars.motion.tint}`,
});
inPage(`${revealed[0]} ${tools}`, { opacity: 1, pointerEvents: 'auto' });
inPage(`${revealed[1]} ${tools}`, { '@media': { [media.hover]: { opacity: 1, pointerEvents: 'auto' } } });

/** An empty caption keeps its height and shows its placeholder only on hover and focus. */
inPage(`${shown}:not(:hover, :focus-within) figcaption > div::before`, { visibility: 'hidden' });

inPage('[data-width]', {
  position: 'absolute',
  insetBlock: 0,
  insetInlineEnd: -12,
  display: 'grid',
  placeItems: 'center',
  inlineSize: 24,
  cursor: 'ew-resize',
  touchAction: 'none',
  userSelect: 'none',
  outline: 'none',
  '@media': { [media.touch]: { inlineSize: 44, insetInlineEnd: -22 } },
});
inPage('[data-align="right"] [data-width]', { insetInlineStart: -12, insetInlineEnd: 'auto' });
inPage('[data-width]::before', {
  content: '',
  inlineSize: 8,
  blockSize: 48,
  maxBlockSize: '80%',
  border: `2px solid ${vars.color.raised}`,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.text,
  boxShadow: vars.shadow.raised,
});
inPage('[data-width]:is(:hover, :focus-visible, [data-dragging])::before', {
  backgroundColor: vars.color.accent,
});
inPage('[data-width]:focus-visible::before', {
  outline: `2px solid ${vars.color.focus}`,
  outlineOffset: '2px',
});
inPage('[data-width]:is(:focus, [data-dragging])::after', {
  content: 'attr(aria-valuetext)',
  position: 'absolute',
  insetBlockStart: vars.space[8],
  insetInlineEnd: '100%',
  padding: `${vars.space[2]} ${vars.space[8]}`,
  borderRadius: vars.radius.full,
  fontFamily: vars.font.display,
  fontSize: vars.text[12],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
  color: vars.color.canvas,
  backgroundColor: vars.color.text,
});

inPage('[data-describe]', {
  position: 'absolute',
  insetBlockEnd: vars.space[8],
  insetInlineStart: vars.space[8],
  minBlockSize: vars.target.small,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.full,
  fontSize: vars.text[12],
  fontWeight: 500,
  whiteSpace: 'nowrap',
  color: vars.color.text,
  backgroundColor: vars.color.raised,
  boxShadow: vars.shadow.raised,
  cursor: 'pointer',
});
inPage('[data-describe]::before, [data-description]::before', { content: 'attr(data-label)' });

inPage('[data-description]', {
  maxInlineSize: 480,
  marginBlock: `-0.25em 0.75em`,
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});
inPage('[data-alt]', {
  display: 'block',
  inlineSize: '100%',
  minBlockSize: vars.target.medium,
  marginBlockStart: vars.space[4],
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text.ui,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
});

inPage('[data-upload]', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${vars.space[8]} ${vars.space[12]}`,
  marginBlockEnd: '0.75em',
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  fontSize: vars.text[14],
  backgroundColor: vars.color.sunken,
});
inPage('[data-failed] > [data-upload]', {
  borderColor: vars.color.danger,
  color: vars.color.danger,
  backgroundColor: vars.color.dangerSubtle,
});
inPage('[data-upload] > p', { flex: 1, minInlineSize: '12rem', margin: 0 });
inPage('[data-upload] > progress', {
  order: 1,
  flexBasis: '100%',
  appearance: 'none',
  overflow: 'hidden',
  blockSize: 6,
  border: 0,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.border,
});
inPage('[data-upload] > progress:indeterminate', { backgroundColor: vars.color.accent, opacity: 0.5 });
globalStyle('[data-upload] > progress::-webkit-progress-bar', { backgroundColor: 'transparent' });
globalStyle('[data-upload] > progress::-webkit-progress-value', { backgroundColor: vars.color.accent });
globalStyle('[data-upload] > progress::-moz-progress-bar', { backgroundColor: vars.color.accent });
inPage('[data-upload] > button', {
  minBlockSize: vars.target.small,
  paddingInline: vars.space[12],
  border: `1px solid ${vars.color.borderStrong}`,
  borderRadius: vars.radius.small,
  fontSize: vars.text[14],
  fontWeight: 500,
  color: vars.color.text,
  backgroundColor: vars.color.surface,
  cursor: 'pointer',
});

/** The drop target of files. */
inPage('.ce-block[data-drop]', { position: 'relative' });
inPage('.ce-block[data-drop]::after', {
  content: '',
  position: 'absolute',
  insetInline: 0,
  insetBlockStart: -7,
  blockSize: 2,
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.accent,
  pointerEvents: 'none',
});
inPage('.ce-block[data-drop="after"]::after', { insetBlock: 'auto -2px' });
