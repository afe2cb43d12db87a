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

const marginWidth = '232px';

/** Centres the content together with its margin. */
export const withMargin = style({
  '@media': {
    [media.wide]: { display: 'flex', justifyContent: 'center', alignItems: 'flex-start' },
  },
});
globalStyle(`${withMargin} > ${container}`, { '@media': { [media.wide]: { marginInline: 0 } } });

export const margin = style({
  display: 'none',
  '@media': {
    [media.wide]: {
      display: 'block',
      flex: `0 0 ${marginWidth}`,
      position: 'sticky',
      insetBlockStart: `calc(${vars.header.height} + ${vars.space[32]})`,
      maxBlockSize: `calc(100dvh - ${vars.header.height} - 2 * ${vars.space[32]})`,
      overflowY: 'auto',
      scrollbarWidth: 'thin',
      paddingInlineEnd: vars.space[24],
    },
  },
});
