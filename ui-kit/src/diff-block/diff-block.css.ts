import { style, styleVariants } from '@vanilla-extract/css';
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
