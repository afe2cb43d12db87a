import { style } from '@vanilla-extract/css';
import { floatingBar } from '../layout/floating-bar.css';
import { media } from '../theme/media';
import { vars } from '../theme/vars.css';

export const bar = style([
  floatingBar,
  {
    gap: vars.space[4],
    maxInlineSize: '520px',
    paddingInline: `${vars.space[4]} ${vars.space[8]}`,
    '@media': { [media.desktop]: { insetInlineStart: `calc(${vars.sidebar.width} + ${vars.space[16]})` } },
  },
]);

export const count = style({
  flex: 1,
  minInlineSize: 0,
  fontSize: vars.text[14],
  fontWeight: 600,
  lineHeight: vars.leading.tight,
});
