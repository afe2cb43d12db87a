import { globalStyle } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

/** A fixed class name, because server-rendered documents use it too. */
export const prose = 'tl-prose';

/** The typography of page content: the same while reading, editing and printing. */
globalStyle(`.${prose}`, {
  fontSize: vars.text[16],
  lineHeight: 1.6,
  color: vars.color.text,
  overflowWrap: 'anywhere',
  textWrapStyle: 'pretty',
});

export const small = 'tl-prose-small';
globalStyle(`.${prose}.${small}`, { fontSize: vars.text[14], lineHeight: 1.5 });

type Rule = Parameters<typeof globalStyle>[1];
const within = (selector: string, rule: Rule) =>
  globalStyle(
    selector
      .split(', ')
      .map((part) => `.${prose} ${part}`)
      .join(', '),
    rule,
  );

within('p, ul, ol, blockquote, aside, pre, figure, [data-scroll]', { marginBlock: '0 0.75em' });
within('li > p', { margin: 0 });
/** Limits lines of text to a readable measure; tables and pictures use the whole width. */
within('p, ul, ol, blockquote', { maxInlineSize: vars.width.text });
globalStyle(`.${prose} > :last-child, .${prose} .ce-block:last-child [data-kind] > :last-child`, {
  marginBlockEnd: 0,
});
globalStyle(`.${prose} > :first-child, .${prose} .ce-block:first-child :is(h2, h3, h4)`, {
  marginBlockStart: 0,
});

within('h2, h3, h4', {
  fontFamily: vars.font.display,
  wordSpacing: displayGap,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  textWrap: 'balance',
});
within('h2', {
  fontSize: vars.text[22],
  marginBlock: '1.4em 0.5em',
  '@media': { [media.tablet]: { fontSize: vars.text[28] } },
});
within('h3', {
  fontSize: vars.text[18],
  marginBlock: '1.3em 0.4em',
  '@media': { [media.tablet]: { fontSize: vars.text[22] } },
});
within('h4', {
  fontSize: vars.text[16],
  marginBlock: '1.2em 0.3em',
  '@media': { [media.tablet]: { fontSize: vars.text[18] } },
});

within('a', {
  color: vars.color.accentText,
  textDecorationLine: 'underline',
  textUnderlineOffset: '0.15em',
});
/** A mention of what the reader cannot open. */
within('a:not([href])', { color: vars.color.textMuted, textDecorationStyle: 'dotted' });
within('[data-color="red"]', { color: vars.color.danger });
within('[data-color="blue"]', { color: vars.color.info });
within('mark', {
  borderRadius: vars.space[2],
  color: 'inherit',
  backgroundColor: vars.color.highlight,
  boxDecorationBreak: 'clone',
});
within('code', {
  fontFamily: vars.font.mono,
  fontSize: '0.875em',
  padding: '0.1em 0.3em',
  borderRadius: vars.space[4],
  backgroundColor: vars.color.sunken,
});

/** Inserted and deleted words of a diff; distinguished by their lines and not by colour alone. */
globalStyle('ins, del', {
  borderRadius: '2px',
  boxDecorationBreak: 'clone',
  textDecorationThickness: '0.1em',
});
globalStyle('ins', {
  textDecorationLine: 'underline',
  color: vars.color.success,
  backgroundColor: vars.color.successSubtle,
});
globalStyle('del', {
  textDecorationLine: 'line-through',
  color: vars.color.danger,
  backgroundColor: vars.color.dangerSubtle,
});
within('ins :is(a, [data-color])', { color: vars.color.success });
within('del :is(a, [data-color])', { color: vars.color.danger });
within(':is(ins, del):has(> :is(p, h2, h3, h4, ul, ol, blockquote, aside, pre, figure, hr, [data-scroll]))', {
  display: 'flow-root',
});
within(':is(ins, del) > :last-child', { marginBlockEnd: 0 });
within('del figure', { opacity: 0.5 });
within('mark code', { backgroundColor: 'transparent' });

within('ul, ol', { paddingInlineStart: '1.5em' });
within('ul', { listStyle: 'disc' });
within('ul ul', { listStyle: 'circle' });
within('ol', { listStyle: 'decimal' });
within('ol ol', { listStyle: 'lower-alpha' });
within('ol ol ol', { listStyle: 'lower-roman' });
within('li > :is(ul, ol)', { marginBlockEnd: 0 });
within('li', { marginBlockEnd: '0.25em' });
within('li::marker', { color: vars.color.textMuted });

within('ul[data-type="checklist"]', { paddingInlineStart: 0, listStyle: 'none' });
/** In the editor an item is a checkbox with a text block; while reading, inline text after a drawn box. */
within('ul[data-type="checklist"] > li:has(> input)', {
  display: 'grid',
  gridTemplateColumns: '1.5em 1fr',
  columnGap: vars.space[4],
  alignItems: 'start',
});
within('ul[data-type="checklist"] > li:not(:has(> input))', {
  position: 'relative',
  paddingInlineStart: '1.75em',
});
within('ul[data-type="checklist"] > li:not(:has(> input))::before', {
  content: '',
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.25em',
  display: 'grid',
  placeItems: 'center',
  inlineSize: '1.125em',
  blockSize: '1.125em',
  lineHeight: 1,
  border: `1.5px solid ${vars.color.borderStrong}`,
  borderRadius: vars.space[4],
});
within('ul[data-type="checklist"] > li[data-checked="true"]:not(:has(> input))::before', {
  content: '"\\2713"',
  fontWeight: 700,
  color: vars.color.textOnAccent,
  backgroundColor: vars.color.accent,
  borderColor: vars.color.accent,
});

within('blockquote', {
  paddingInlineStart: vars.space[16],
  borderInlineStart: `3px solid ${vars.color.accent}`,
});
within('blockquote > p', { margin: 0, fontStyle: 'italic' });
within('blockquote > footer', { fontSize: vars.text[14], color: vars.color.textMuted });
within('blockquote > footer::before', { content: '"\\2014\\00a0"' });

within('aside', {
  padding: `${vars.space[12]} ${vars.space[16]}`,
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.infoSubtle,
});
within('aside[data-tone="tip"]', { backgroundColor: vars.color.successSubtle });
within('aside[data-tone="warning"]', { backgroundColor: vars.color.warningSubtle });

within('hr', { border: 0, borderBlockStart: `1px solid ${vars.color.border}`, marginBlock: '1.5em' });
within('pre', {
  padding: vars.space[16],
  borderRadius: vars.radius.medium,
  backgroundColor: vars.color.sunken,
  fontFamily: vars.font.mono,
  fontSize: vars.text[14],
  lineHeight: vars.leading.text,
  overflowX: 'auto',
});
within('pre code', { padding: 0, backgroundColor: 'transparent', fontSize: 'inherit' });

/**
 * A table too wide for the page scrolls in a box. `data-more` is the side on which more follows (`watchScrollBoxes`); the fade would
 * cover the focus ring.
 */
within('[data-scroll]', { overflowX: 'auto', '@media': { print: { overflowX: 'visible' } } });
for (const side of ['left', 'right'])
  within(`[data-more="${side}"]:not(:focus-visible)`, {
    '@media': { screen: { maskImage: `linear-gradient(to ${side}, black calc(100% - 48px), transparent)` } },
  });
/** Collapsed borders would scroll away from the first column, which stays. */
within('table', { borderSpacing: 0, inlineSize: 'max-content', minInlineSize: '50%' });
within('th, td', {
  minInlineSize: '6rem',
  maxInlineSize: '28ch',
  /** The least height of a row: without it, a row of empty cells is as low as their padding. */
  blockSize: `calc(1lh + 2 * ${vars.space[8]})`,
  padding: `${vars.space[8]} ${vars.space[12]}`,
  border: `1px solid ${vars.color.border}`,
  borderBlockStartWidth: 0,
  borderInlineStartWidth: 0,
  textAlign: 'start',
  verticalAlign: 'top',
  overflowWrap: 'normal',
});
within('table > :first-child > :first-child > *', { borderBlockStartWidth: '1px' });
within('tr > :first-child', { borderInlineStartWidth: '1px' });
within('th', { backgroundColor: vars.color.sunken, fontWeight: 600 });
within('table:not(:has([rowspan])) tr > :first-child', {
  '@media': {
    screen: { position: 'sticky', insetInlineStart: 0, zIndex: vars.layer.raised },
    [media.belowTablet]: { maxInlineSize: '40vw' },
  },
});
within('td:first-child', { backgroundColor: vars.color.canvas });

within('figure', { marginInline: 0 });
within('figure img, figure video, figure svg', { blockSize: 'auto', borderRadius: vars.radius.small });
within('figure :is(video, svg, audio)', { inlineSize: '100%' });
/** Pictures are at most as wide as their attribute or their pixels say, so that an icon is not enlarged. */
within('figure img', { maxInlineSize: '100%' });
within('figure[data-missing] :is(img, video, audio)', { display: 'none' });
within('figure[data-missing]::before', {
  content: 'attr(data-missing)',
  display: 'block',
  padding: `${vars.space[24]} ${vars.space[16]}`,
  border: `1px dashed ${vars.color.borderStrong}`,
  borderRadius: vars.radius.medium,
  textAlign: 'center',
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});
/** A file that is downloaded: of a file block, or of media that the browser cannot show. */
within('[data-facts]', {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${vars.space[2]} ${vars.space[16]}`,
  padding: `${vars.space[12]} ${vars.space[16]}`,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  fontWeight: 500,
  textDecorationLine: 'none',
  color: vars.color.text,
  backgroundColor: vars.color.sunken,
});
within('[data-download]', { marginBlockStart: vars.space[8] });
within('[data-download]::before', { content: 'attr(data-download)' });
within('[data-facts]:hover', { borderColor: vars.color.borderStrong });
within('[data-facts]::after', {
  content: 'attr(data-facts)',
  direction: 'ltr',
  unicodeBidi: 'isolate',
  fontSize: vars.text[14],
  fontWeight: 400,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
within('figcaption', {
  marginBlockStart: vars.space[4],
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});
within('[data-align="center"], [data-align="center"] img', { marginInline: 'auto' });
within('[data-align="right"], [data-align="right"] img', { marginInline: 'auto 0' });
for (let columns = 1; columns <= 12; columns += 1) {
  within(`[data-cols="${columns}"]`, {
    '@media': { [media.tablet]: { inlineSize: `${(columns / 12) * 100}%` } },
  });
}

/** The anchor link of a heading: a sign beside it that is not part of the page's text. */
within('[data-section-link]', {
  marginInlineStart: vars.space[8],
  fontWeight: 400,
  textDecorationLine: 'none',
  color: vars.color.textMuted,
  opacity: 0,
  transition: `opacity ${vars.motion.tint}`,
  '@media': { print: { display: 'none' } },
});
within('[data-section-link]::before', { content: '"#"' });
within('[data-section-link]:is(:focus-visible, :hover), :hover > [data-section-link]', { opacity: 1 });
within('[id^="section-"]', { scrollMarginBlockStart: `calc(${vars.header.height} + ${vars.space[24]})` });
