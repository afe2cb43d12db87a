import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { floating } from '../overlay/floating.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

const riseFromEdge = keyframes({ from: { transform: 'translateY(100%)' } });
const sinkToEdge = keyframes({ to: { transform: 'translateY(100%)' } });

/** A menu at its button; on phones a bottom sheet. Its position at the button is in inline styles, so those of the sheet are important. */
export const menu = style([
  floating,
  {
    '@media': {
      [media.belowTablet]: {
        position: 'fixed !important' as 'fixed',
        insetBlock: 'auto 0 !important',
        insetInline: '0 !important',
        boxSizing: 'border-box',
        inlineSize: '100%',
        maxInlineSize: 'none',
        maxBlockSize: '80dvh !important',
        paddingBlockEnd: 'env(safe-area-inset-bottom)',
        borderWidth: '1px 0 0',
        borderEndStartRadius: 0,
        borderEndEndRadius: 0,
        boxShadow: `0 0 0 100vmax ${vars.color.scrim}`,
        selectors: {
          [`${floating}&[data-entering]`]: {
            animation: `${riseFromEdge} ${vars.motion.enter} ${vars.motion.ease}`,
          },
          [`${floating}&[data-exiting]`]: {
            animation: `${sinkToEdge} ${vars.motion.state} ${vars.motion.ease} forwards`,
          },
        },
      },
    },
  },
]);

/** The menu has the same accessible name. */
export const title = style({
  display: 'none',
  '@media': {
    [media.belowTablet]: {
      display: 'block',
      paddingInline: vars.space[16],
      paddingBlock: `${vars.space[16]} ${vars.space[4]}`,
      fontSize: vars.text[16],
      fontWeight: 600,
    },
  },
});

globalStyle(`${menu} [role^='menuitem']`, {
  '@media': {
    [media.belowTablet]: {
      minBlockSize: 48,
      paddingInline: vars.space[12],
      fontSize: vars.text[16],
    },
  },
});
