import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';
import { header, shell } from './app-shell.css';
import { threadsWidth, withMargin } from './container.css';

export const frame = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

/** Replaces the padding of the screen above it. On phones it is sticky, in the place of the app's header. */
export const bar = style({
  order: -2,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  minBlockSize: vars.header.height,
  '@media': {
    [media.tablet]: { marginBlockStart: `calc(-1 * ${vars.space[32]})` },
    [media.belowTablet]: {
      position: 'sticky',
      insetBlockStart: 0,
      zIndex: vars.layer.header,
      marginBlockStart: `calc(-1 * ${vars.space[16]})`,
      marginInline: `calc(-1 * ${vars.space[16]})`,
      paddingInline: vars.space[8],
      borderBlockEnd: `1px solid ${vars.color.border}`,
      backgroundColor: vars.color.surface,
    },
    print: { display: 'none' },
  },
});
/** Also above the place of the threads, so that the path has room beside the actions. */
globalStyle(`${withMargin} ${bar}`, {
  '@media': {
    [media.beside]: { marginInlineEnd: `calc(-1 * ${threadsWidth.beside})` },
    [media.roomy]: { marginInlineEnd: `calc(-1 * ${threadsWidth.roomy})` },
  },
});
export const barTitle = style({
  display: 'none',
  '@media': { [media.belowTablet]: { display: 'block' } },
  flex: '1000 1 0',
  minInlineSize: 0,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  fontFamily: vars.font.display,
  wordSpacing: displayGap,
  fontSize: vars.text[16],
  fontWeight: 650,
  opacity: 0,
  transition: `opacity ${vars.motion.state}`,
  selectors: { [`${frame}[data-title-out] &`]: { opacity: 1 } },
  '::before': { content: 'attr(data-title)' },
});
/** The header is the subject of the rule: with `:has()` on the shell each press would restyle everything in it. */
globalStyle(`${shell} > ${header}:has(~ * ${bar})`, {
  '@media': { [media.belowTablet]: { display: 'none' } },
});

export const trail = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  marginBlockStart: vars.space[4],
  '@media': { [media.tablet]: { display: 'none' } },
});

/** On phones it follows the details and has no height of its own. */
export const slot = style({
  '@media': {
    [media.belowTablet]: {
      selectors: { '&:not(:empty):not([data-toolbar])': { marginBlockStart: vars.space[12] } },
    },
    [media.tablet]: {
      order: -1,
      display: 'grid',
      alignItems: 'center',
      blockSize: '45px',
      selectors: {
        '&[data-toolbar]': {
          position: 'sticky',
          insetBlockStart: vars.header.height,
          zIndex: vars.layer.raised,
          borderBlockEnd: `1px solid ${vars.color.border}`,
          backgroundColor: vars.color.canvas,
        },
      },
    },
    print: { display: 'none' },
  },
});

export const title = style({
  marginBlockStart: vars.space[4],
  '@media': { [media.tablet]: { marginBlockStart: vars.space[16] } },
});
export const details = style({ marginBlockStart: vars.space[8] });
/** Has the height of a field for tags. */
export const tags = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  minBlockSize: vars.target.small,
  marginBlockStart: vars.space[8],
});
/** One line that scrolls on phones and tablets, so that reading and editing have the same height; space for rings of focus. */
export const tagList = style({
  flex: '1 1 0',
  minInlineSize: 0,
  '@media': {
    [media.belowDesktop]: { overflowX: 'auto', scrollbarWidth: 'none', margin: -4, padding: 4 },
  },
});
globalStyle(`${tagList} :is(ul, [role="group"])`, {
  '@media': {
    [media.belowDesktop]: { flexWrap: 'nowrap', inlineSize: 'max-content', minInlineSize: '100%' },
  },
});
/** Its margin is placed beside it. */
export const text = style({ position: 'relative', marginBlockStart: 20 });
