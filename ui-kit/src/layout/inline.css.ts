import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const inline = style({ display: 'flex', minInlineSize: 0 });
/** Keeps its size from tablets on; its neighbours shrink. */
export const rigid = style({ '@media': { [media.tablet]: { flexShrink: 0 } } });
/** Offsets the padding of a small button. */
export const hanging = style({ marginInlineStart: `calc(-1 * ${vars.space[8]})` });
export const wraps = style({ flexWrap: 'wrap' });

export const aligns = styleVariants({
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
  baseline: { alignItems: 'baseline' },
  stretch: { alignItems: 'stretch' },
});

export const justifies = styleVariants({
  start: { justifyContent: 'flex-start' },
  center: { justifyContent: 'center' },
  end: { justifyContent: 'flex-end' },
  between: { justifyContent: 'space-between' },
});
