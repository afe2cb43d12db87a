import { style, styleVariants } from '@vanilla-extract/css';

/** Children may shrink, so that long text wraps instead of widening the page. */
export const stack = style({ display: 'flex', flexDirection: 'column', minInlineSize: 0 });

export const aligns = styleVariants({
  stretch: { alignItems: 'stretch' },
  start: { alignItems: 'flex-start' },
  center: { alignItems: 'center' },
  end: { alignItems: 'flex-end' },
});
