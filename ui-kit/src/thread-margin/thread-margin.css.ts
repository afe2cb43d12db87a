import { style } from '@vanilla-extract/css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

/** Has no size of its own: its threads and marks are placed beside the text by script. */
export const margin = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineEnd: `calc(-1 * ${vars.space[16]})`,
  '@media': {
    [media.tablet]: { insetInlineEnd: `calc(-1 * ${vars.space[24]})` },
    [media.desktop]: { insetInlineEnd: `calc(-1 * ${vars.space[32]})` },
    [media.beside]: {
      insetInlineEnd: 'auto',
      insetInlineStart: `calc(100% + ${vars.space[32]})`,
      inlineSize: 264,
    },
    [media.roomy]: { insetInlineStart: 'calc(100% + 72px)', inlineSize: 304 },
    print: { display: 'none' },
  },
});
