import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { recipe, type RecipeVariants } from '@vanilla-extract/recipes';
import { breathe, ringLooks, turn } from '../spinner/spinner.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const ground = (colour: string, hovered: string, pressed: string) => ({
  backgroundColor: colour,
  selectors: {
    '&[data-hovered]': { backgroundColor: hovered },
    '&[data-pressed], &[aria-expanded="true"]': { backgroundColor: pressed },
  },
});

/** Returns a background layer of one colour that can be painted over any background. */
const veil = (colour: string) => `linear-gradient(${colour}, ${colour})`;

/** Transparent until a wait has lasted for a moment. */
const appear = keyframes({ from: { opacity: 0 } });

const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space[8],
  flexShrink: 0,
  maxInlineSize: '100%',
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  fontSize: vars.text.ui,
  fontWeight: 600,
  lineHeight: vars.leading.tight,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  touchAction: 'manipulation',
  WebkitTapHighlightColor: 'transparent',
  transition: `background-color ${vars.motion.tint}, border-color ${vars.motion.tint}, color ${vars.motion.tint}`,
  selectors: {
    '&[data-disabled]': { cursor: 'default', opacity: 0.45 },
    '&[data-pending]': { cursor: 'progress' },
    '&[data-pending]::after': {
      ...ringLooks,
      content: '',
      position: 'absolute',
      inset: 0,
      margin: 'auto',
      animation: `${appear} ${vars.motion.pendingDelay} step-end, ${turn} ${vars.motion.turn} linear infinite`,
    },
  },
  '@media': {
    [media.stillness]: {
      selectors: {
        '&[data-pending]::after': {
          animation: `${appear} ${vars.motion.pendingDelay} step-end, ${breathe} ${vars.motion.breathe} ease-in-out infinite !important`,
        },
      },
    },
  },
});

/**
 * The label keeps its space while the spinner covers it, so that the button keeps its width and accessible name; for a moment without
 * the spinner, so that short waits do not flash.
 */
globalStyle(`${base}[data-pending] > *`, {
  opacity: 0,
  transition: `opacity ${vars.motion.state} ${vars.motion.pendingDelay}`,
});

export const button = recipe({
  base,
  variants: {
    tone: {
      accent: [
        { color: vars.color.textOnAccent },
        ground(vars.color.accent, vars.color.accentHover, vars.color.accentPressed),
      ],
      neutral: [
        { color: vars.color.text, borderColor: vars.color.border, fontWeight: 500 },
        ground(vars.color.raised, vars.color.raised, vars.color.raised),
        {
          selectors: {
            '&[data-hovered]': {
              borderColor: vars.color.borderStrong,
              backgroundImage: veil(vars.color.hover),
            },
            '&[data-pressed], &[aria-expanded="true"]': { backgroundImage: veil(vars.color.pressed) },
          },
        },
      ],
      quiet: [
        { color: vars.color.text, fontWeight: 500 },
        ground('transparent', vars.color.hover, vars.color.pressed),
      ],
      danger: [
        { color: vars.color.textOnDanger },
        ground(vars.color.danger, vars.color.dangerHover, vars.color.dangerHover),
      ],
    },
    size: {
      small: { minBlockSize: vars.target.small },
      medium: { minBlockSize: vars.target.medium },
    },
    shape: {
      label: { paddingBlock: vars.space[4] },
      icon: { padding: 0, flexShrink: 0 },
    },
    fullWidth: { true: { inlineSize: '100%' } },
    selected: {
      true: {
        '@media': {
          [media.forcedColours]: {
            forcedColorAdjust: 'none',
            color: 'HighlightText',
            backgroundColor: 'Highlight',
          },
        },
      },
    },
  },
  compoundVariants: [
    { variants: { shape: 'label', size: 'small' }, style: { paddingInline: vars.space[8] } },
    { variants: { shape: 'label', size: 'medium' }, style: { paddingInline: vars.space[16] } },
    { variants: { shape: 'icon', size: 'small' }, style: { inlineSize: vars.target.small } },
    { variants: { shape: 'icon', size: 'medium' }, style: { inlineSize: vars.target.medium } },
    {
      variants: { selected: true, tone: 'quiet' },
      style: {
        color: vars.color.accentText,
        backgroundColor: vars.color.accentSubtle,
        selectors: {
          '&[data-hovered]': {
            backgroundColor: vars.color.accentSubtle,
            backgroundImage: veil(vars.color.hover),
          },
          '&[data-pressed]': {
            backgroundColor: vars.color.accentSubtle,
            backgroundImage: veil(vars.color.pressed),
          },
        },
      },
    },
    {
      variants: { selected: true, tone: 'neutral' },
      style: {
        color: vars.color.accentText,
        borderColor: vars.color.accent,
        backgroundColor: vars.color.accentSubtle,
        selectors: {
          '&[data-hovered], &[data-pressed]': {
            borderColor: vars.color.accent,
            backgroundColor: vars.color.accentSubtle,
          },
        },
      },
    },
  ],
  defaultVariants: { tone: 'neutral', size: 'medium', shape: 'label' },
});

/** A selected star. */
export const starred = style({
  selectors: { '&&': { color: vars.color.highlightEdge } },
  '@media': { [media.forcedColours]: { selectors: { '&&': { color: 'Highlight' } } } },
});

type ButtonLooks = NonNullable<RecipeVariants<typeof button>>;
export type ButtonTone = NonNullable<ButtonLooks['tone']>;
export type ButtonSize = NonNullable<ButtonLooks['size']>;

export const content = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space[8],
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});

/**
 * Reserves the width of the widest label in the heaviest weight of a button; hidden from view and from screen
 * readers.
 */
export const changing = style({
  display: 'inline-grid',
  justifyItems: 'center',
  '::after': {
    content: 'attr(data-labels)',
    blockSize: 0,
    overflow: 'hidden',
    visibility: 'hidden',
    whiteSpace: 'pre',
    fontWeight: 600,
  },
});

export const count = style({
  position: 'absolute',
  insetBlockStart: 1,
  insetInlineStart: '52%',
  minInlineSize: 16,
  paddingInline: vars.space[4],
  borderRadius: vars.radius.full,
  fontFamily: vars.font.display,
  fontSize: vars.text[12],
  lineHeight: '16px',
  color: vars.color.textOnAccent,
  backgroundColor: vars.color.accent,
  /** Separates the count from the icon that it partly covers. */
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  '@media': { [media.forcedColours]: { border: '1px solid' } },
});
