import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const masthead = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space[12],
  minInlineSize: 0,
  '@media': { [media.belowTablet]: { gap: vars.space[8] } },
});

/** The actions wrap below the title where both do not fit in a row. */
export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space[12],
  justifyContent: 'space-between',
});
export const sign = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[16],
  flex: '1 1 11rem',
  minInlineSize: 0,
  '@media': {
    [media.belowTablet]: { gap: vars.space[12] },
    [media.tablet]: { flexBasis: '22rem' },
  },
});
export const title = style({ flex: 1, minInlineSize: 0 });

/** Aligned with the title; on phones with the sign. */
export const text = style({
  minInlineSize: 0,
  '@media': { [media.tablet]: { paddingInlineStart: `calc(56px + ${vars.space[16]})` } },
});
