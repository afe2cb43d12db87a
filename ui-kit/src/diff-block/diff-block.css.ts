import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

const { color } = vars;

/** A bar at the side, so that a reader finds the changes by scanning the edge of a page. */
export const changed = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space[4],
  paddingInlineStart: vars.space[12],
  borderInlineStart: '3px solid',
});

export const tones = styleVariants({
  added: { borderColor: color.success },
  removed: { borderColor: color.danger },
  changed: { borderColor: color.info },
  moved: { borderColor: color.borderStrong },
});

export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[4],
  fontSize: vars.text[12],
  fontWeight: 500,
  lineHeight: vars.leading.tight,
});

export const signTones = styleVariants({
  added: { color: color.success },
  removed: { color: color.danger },
  changed: { color: color.info },
  moved: { color: color.textMuted },
});

/** It has a bar of its own, which is wider while it is the current one of the changes that a reader steps through. */
globalStyle(`[data-change]:has(> .${changed})::after`, { content: 'none' });
globalStyle(`[data-change="current"] > .${changed}`, { borderInlineStartWidth: '5px' });

const edge = `1px dashed ${color.borderStrong}`;
export const fold = style({ borderBlock: edge });
export const foldToggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  inlineSize: '100%',
  minBlockSize: vars.target.medium,
  padding: 0,
  border: 0,
  fontSize: vars.text[14],
  textAlign: 'start',
  color: color.textMuted,
  backgroundColor: 'transparent',
  cursor: 'pointer',
  outlineOffset: '-2px !important',
  selectors: { '&[data-hovered]': { color: color.text } },
});
export const folded = style({ paddingBlock: vars.space[8] });
