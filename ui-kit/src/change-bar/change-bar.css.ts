import { globalStyle, style } from '@vanilla-extract/css';
import { floatingBar } from '../layout/floating-bar.css';
import { media } from '../theme/media';
import { prose } from '../prose/prose.css';
import { vars } from '../theme/vars.css';

export const bar = style([
  floatingBar,
  { gap: vars.space[4], paddingInline: `${vars.space[16]} ${vars.space[4]}`, outline: 'none' },
]);

export const words = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text[14],
  lineHeight: vars.leading.tight,
  color: vars.color.textMuted,
});
globalStyle(`${words} b`, { fontWeight: 600, color: vars.color.text });

/** A bar beside a changed title, block or list item of the page. */
const changed = '[data-change]';
globalStyle(changed, { position: 'relative' });
globalStyle(`${changed}::after`, {
  content: '',
  position: 'absolute',
  insetBlock: '0.1em',
  insetInlineStart: '-11px',
  inlineSize: '3px',
  borderRadius: vars.radius.full,
  backgroundColor: vars.color.info,
});
/** List items begin beside their numbers; the bar is beside the text of the page. */
globalStyle(`.${prose} li[data-change]::after`, { insetInlineStart: 'calc(-1.5em - 11px)' });
globalStyle(`.${prose} ul[data-type="checklist"] > li[data-change]::after`, { insetInlineStart: '-11px' });
globalStyle(`${changed}[aria-label]::before`, {
  content: 'attr(aria-label)',
  display: 'block',
  fontSize: vars.text[12],
  fontWeight: 500,
  color: vars.color.info,
});
globalStyle(changed, {
  scrollMarginBlock: `calc(${vars.header.height} + ${vars.space[64]})`,
});
/** Text that is new or removed as a whole has no space after itself. */
globalStyle(`.${prose} div[data-change]:has(> :is(ins, del))`, { paddingBlockEnd: '0.75em' });
globalStyle(`.${prose} div[data-change]:has(> :is(ins, del))::after`, { insetBlockEnd: '0.85em' });
globalStyle(`.${prose} [data-change="current"]::after`, {
  inlineSize: '5px',
  '@media': { [media.moreContrast]: { backgroundColor: vars.color.text } },
});
