import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** The gap shows the background between two filled halves; outlined halves share their border. */
export const split = style({
  display: 'inline-flex',
  maxInlineSize: '100%',
  selectors: { '&:not([data-tone="neutral"])': { gap: '1px' } },
});

globalStyle(`${split} > button`, {
  flexShrink: 1,
  borderStartEndRadius: 0,
  borderEndEndRadius: 0,
});
globalStyle(`${split} > span button`, { borderStartStartRadius: 0, borderEndStartRadius: 0 });
globalStyle(`${split}[data-tone="neutral"] > span button`, { borderInlineStartWidth: 0 });
globalStyle(`${split} button:is(:focus-visible, [data-focus-visible])`, { zIndex: vars.layer.raised });
