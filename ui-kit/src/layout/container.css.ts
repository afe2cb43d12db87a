import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const container = style({
  inlineSize: '100%',
  marginInline: 'auto',
  paddingInline: vars.space[16],
  '@media': {
    [media.tablet]: { paddingInline: vars.space[24] },
    [media.desktop]: { paddingInline: vars.space[32] },
  },
});

export const widths = styleVariants(vars.width, (width) => ({
  maxInlineSize: `calc(${width} + 2 * ${vars.space[32]})`,
}));

const contentsWidth = '232px';
/** The text between its paddings, and the place of the threads beside it with theirs. */
const columns = { beside: ['640px', '264px'], roomy: ['720px', '344px'] } as const;

/** Width of the place of the threads with the padding before it, by the breakpoint. */
export const threadsWidth = {
  beside: `calc(${columns.beside[1]} + ${vars.space[32]})`,
  roomy: `calc(${columns.roomy[1]} + ${vars.space[32]})`,
};

const columnsAt = (size: keyof typeof columns) => ({
  column: { flex: '0 1 auto', maxInlineSize: `calc(${columns[size][0]} + 2 * ${vars.space[32]})` },
  threads: { flex: `0 0 ${threadsWidth[size]}` },
});

/** A page between its contents and the place of its threads. The place is kept without threads, so that nothing moves. */
export const withMargin = style({
  '@media': {
    [media.beside]: {
      display: 'flex',
      justifyContent: 'center',
      alignItems: 'flex-start',
      '::after': { content: '', ...columnsAt('beside').threads },
    },
    [media.roomy]: { '::after': columnsAt('roomy').threads },
  },
});
globalStyle(`${withMargin} > ${container}`, {
  '@media': {
    [media.beside]: { marginInline: 0, ...columnsAt('beside').column },
    [media.roomy]: columnsAt('roomy').column,
  },
});

export const margin = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      flex: `0 0 ${contentsWidth}`,
      order: -1,
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space[32]})`,
      maxBlockSize: `calc(100dvh - ${vars.header.height} - 2 * ${vars.space[32]})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingInlineStart: vars.space[24],
    },
  },
});
