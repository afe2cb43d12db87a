import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';

export const card = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  minInlineSize: 0,
  blockSize: '100%',
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.border}`,
  borderRadius: vars.radius.medium,
  transition: `border-color ${vars.motion.tint}, box-shadow ${vars.motion.tint}`,
  '@media': {
    [media.hover]: {
      selectors: { '&:hover': { borderColor: vars.color.borderStrong, boxShadow: vars.shadow.raised } },
    },
  },
  selectors: {
    '&:has(> * a:is(:focus-visible, [data-focus-visible]))': {
      outline: `2px solid ${vars.color.focus}`,
      outlineOffset: '2px',
    },
    '&:has(> * a[data-pressed])': { backgroundColor: vars.color.sunken },
  },
});

export const picture = style({ borderBlockEnd: `1px solid ${vars.color.border}` });

export const body = style({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[8],
  minInlineSize: 0,
  padding: vars.space[16],
});

export const head = style({ display: 'flex', alignItems: 'flex-start', gap: vars.space[8] });
export const words = style({ flex: 1, minInlineSize: 0 });

export const title = style({
  fontFamily: vars.font.display,
  fontSize: vars.text[16],
  wordSpacing: displayGap,
  fontWeight: 650,
  lineHeight: vars.leading.tight,
  overflowWrap: 'anywhere',
});

/** The link is the title, and its hit area covers the whole card. */
export const link = style({
  display: '-webkit-box',
  overflow: 'hidden',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  color: 'inherit',
  textDecoration: 'none',
  outline: 'none !important',
  '::after': { content: '', position: 'absolute', inset: 0 },
});

export const detail = style({
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontSize: vars.text[14],
  color: vars.color.textMuted,
});

/** At the bottom of the card, also beside a taller one. */
export const footer = style({
  flex: 1,
  display: 'flex',
  alignItems: 'flex-end',
  fontSize: vars.text[12],
  color: vars.color.textMuted,
});

/** Above the link's hit area; centred on the first line of the title and higher than it on all sides. */
export const action = style({
  position: 'relative',
  zIndex: vars.layer.raised,
  flexShrink: 0,
  display: 'grid',
  placeContent: 'center',
  inlineSize: `calc(${vars.target.medium} - ${vars.space[8]})`,
  blockSize: `calc(${vars.text[16]} * ${vars.leading.tight})`,
});
