import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const handleSize = { long: '32px', short: '12px' } as const;
/** Fills the space between a table and the next block, which it may not cover. */
const railSize = '12px';

/** Covers the table: what is pressed lies outside of it, or at its edges. The sticky toolbar covers both. */
export const over = style({ position: 'absolute', pointerEvents: 'none' });

/** Its middle is at the middle of the row or column. */
export const place = styleVariants({
  row: { position: 'absolute', insetInlineStart: `calc(-1 * ${handleSize.short})` },
  column: { position: 'absolute', insetBlockEnd: '100%' },
});

const button = style({
  position: 'absolute',
  pointerEvents: 'auto',
  display: 'grid',
  placeContent: 'center',
  placeItems: 'center',
  padding: 0,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  color: vars.color.textMuted,
  cursor: 'pointer',
  selectors: {
    '&[data-hovered]': { backgroundColor: vars.color.hover, color: vars.color.text },
    '&[data-focus-visible]': { outline: `2px solid ${vars.color.focus}`, outlineOffset: '2px' },
  },
});

const handle = style([
  button,
  {
    border: `1px solid ${vars.color.borderStrong}`,
    selectors: {
      '&[aria-expanded="true"]': {
        borderColor: vars.color.text,
        backgroundColor: vars.color.text,
        color: vars.color.surface,
      },
      /** Fingers need more space than the handle takes. */
      '&::after': { content: '', position: 'absolute', inset: '-6px' },
    },
    '@media': { '(pointer: coarse)': { selectors: { '&::after': { inset: '-6px -16px' } } } },
  },
]);

export const handles = styleVariants({
  row: [handle, { inlineSize: handleSize.short, blockSize: handleSize.long, insetBlockStart: '-16px' }],
  column: [
    handle,
    {
      inlineSize: handleSize.long,
      blockSize: handleSize.short,
      insetBlockEnd: 0,
      insetInlineStart: '-16px',
    },
  ],
});

export const dots = styleVariants({ row: {}, column: { display: 'grid', rotate: '90deg' } });

const rail = style([button, { border: `1px dashed ${vars.color.borderStrong}` }]);

/** On phones nothing has space beside a table: a column is added by the menu of a column. */
export const rails = styleVariants({
  row: [rail, { insetInline: 0, insetBlockStart: '100%', blockSize: railSize }],
  column: [
    rail,
    {
      insetBlock: 0,
      insetInlineStart: '100%',
      inlineSize: railSize,
      '@media': { [media.belowTablet]: { display: 'none' } },
    },
  ],
});
