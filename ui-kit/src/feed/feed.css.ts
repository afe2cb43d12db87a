import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { smallDisplayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

const hairline = `1px solid ${vars.color.border}`;

export const feed = style({ minInlineSize: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: 32,
  borderBlockEnd: hairline,
});
export const label = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[14],
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  wordSpacing: smallDisplayGap,
});
export const count = style({
  fontSize: vars.text[12],
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.textMuted,
});
export const name = style({ display: 'flex', alignItems: 'center', gap: vars.space[8], flex: 1 });

export const short = style({});
globalStyle(`${short} > li:nth-child(n + 3)`, { '@media': { [media.belowTablet]: { display: 'none' } } });

/** Button at the end of a line: its words end where the hairline ends, and it may be higher than the line. */
const hanging = { position: 'relative', insetInlineEnd: `calc(-1 * ${vars.space[8]})` } as const;
/** Its touch target is higher than the head, and is above the first row. */
export const action = style({
  ...hanging,
  zIndex: vars.layer.raised,
  display: 'flex',
  alignItems: 'center',
  blockSize: 24,
});

/** On phones the content at the end stands in the last line of the words. */
export const item = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  columnGap: vars.space[12],
  minInlineSize: 0,
  minBlockSize: 52,
  paddingBlock: vars.space[8],
  borderRadius: vars.space[2],
  selectors: {
    '& + &': { borderBlockStart: hairline },
    '&:has(a[data-cover][data-hovered])': { backgroundColor: vars.color.hover },
    '&:has(a[data-cover][data-pressed])': { backgroundColor: vars.color.pressed },
    '&:has(a[data-cover]:is(:focus-visible, [data-focus-visible]))': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '-2px',
    },
  },
});
export const lines = style({
  '@media': {
    [media.belowTablet]: {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      alignItems: 'start',
      minBlockSize: 64,
      paddingBlock: vars.space[12],
    },
  },
});
/** A title without further lines. */
export const single = style({
  minBlockSize: 44,
  paddingBlock: vars.space[4],
});
export const words = style({
  flex: 1,
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { selectors: { [`${lines} &`]: { display: 'contents' } } } },
});
const line = { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' } as const;

/** The hit area of the link covers the row. */
export const title = style({
  ...line,
  display: 'block',
  fontSize: vars.text.ui,
  fontWeight: 500,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none !important',
  cursor: 'pointer',
  '::after': { content: '""', position: 'absolute', inset: 0 },
  '@media': { [media.belowTablet]: { gridColumn: '2 / -1' } },
});
export const sign = style({
  display: 'inline-flex',
  verticalAlign: '-0.15em',
  paddingInlineStart: vars.space[8],
  color: vars.color.textMuted,
});

export const meta = style({
  display: 'flex',
  minInlineSize: 0,
  fontSize: vars.text[14],
  color: vars.color.textMuted,
  '@media': { [media.belowTablet]: { display: 'contents' } },
});
export const detail = style({
  ...line,
  flexShrink: 0,
  maxInlineSize: '100%',
  '@media': { [media.belowTablet]: { gridColumn: 2, gridRow: 3, alignSelf: 'center' } },
});
export const note = style({
  ...line,
  minInlineSize: 0,
  '@media': {
    [media.tablet]: { '::before': { content: '"\\a0· "' } },
    [media.belowTablet]: { gridColumn: '2 / -1', gridRow: 2, color: vars.color.text },
  },
});

/** Above the link that covers the row. */
export const end = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: vars.space[8],
  fontSize: vars.text[14],
  color: vars.color.textMuted,
  '@media': {
    [media.belowTablet]: {
      gridColumn: 3,
      gridRow: 3,
      alignSelf: 'center',
      blockSize: 24,
    },
  },
  selectors: { '&:has(> button)': hanging },
});
/** Text at the end lets presses through to the link that covers the row. */
export const endOfText = style({ pointerEvents: 'none' });

export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.target.medium,
  fontSize: vars.text[14],
  fontWeight: 500,
  color: vars.color.accentText,
  textDecoration: 'none',
  cursor: 'pointer',
  selectors: { '&[data-hovered], &[data-pressed]': { textDecoration: 'underline' } },
});
