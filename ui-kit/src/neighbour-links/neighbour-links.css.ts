import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const LEADING = 1.4;
const height = (titleLines: number) =>
  `calc(${vars.text[12]} * ${LEADING} + ${vars.text.ui} * ${LEADING} * ${titleLines} + ${vars.space[4]} * 2 + ${vars.space[24]})`;

/** Holds a label and a title: of two lines on phones, of one line on larger screens. */
export const room = style({
  blockSize: height(2),
  '@media': { [media.tablet]: { blockSize: height(1) } },
});

/** The space above is that of the gap below. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: vars.space[24],
  blockSize: '100%',
  paddingBlockStart: vars.space[24],
  borderBlockStart: `1px solid ${vars.color.border}`,
});

/** Its ground is larger, so that the arrows are in line with the text of the page. */
export const link = style({
  position: 'relative',
  isolation: 'isolate',
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[12],
  minInlineSize: 0,
  borderRadius: vars.radius.small,
  color: vars.color.text,
  textDecoration: 'none',
  '::before': {
    content: '""',
    position: 'absolute',
    zIndex: -1,
    insetBlock: 0,
    insetInline: `calc(-1 * ${vars.space[12]})`,
    borderRadius: vars.radius.medium,
    transition: `background-color ${vars.motion.tint}`,
  },
  selectors: {
    '&[data-hovered]::before': { backgroundColor: vars.color.hover },
    '&[data-pressed]::before': { backgroundColor: vars.color.pressed },
  },
  '@media': { [media.belowTablet]: { gap: vars.space[8] } },
});
export const next = style({ gridColumn: 2, flexDirection: 'row-reverse', textAlign: 'end' });

export const arrow = style({
  display: 'flex',
  flex: 'none',
  color: vars.color.textMuted,
  selectors: {
    '[dir="rtl"] &': { transform: 'scaleX(-1)' },
    [`${next} &`]: { transform: 'scaleX(-1)' },
    [`[dir="rtl"] ${next} &`]: { transform: 'none' },
  },
});

export const words = style({ flex: 1, minInlineSize: 0 });

export const label = style({ fontSize: vars.text[12], lineHeight: LEADING, color: vars.color.textMuted });

export const title = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflowWrap: 'anywhere',
  fontSize: vars.text.ui,
  fontWeight: 500,
  lineHeight: LEADING,
  '@media': { [media.tablet]: { WebkitLineClamp: 1 } },
});
