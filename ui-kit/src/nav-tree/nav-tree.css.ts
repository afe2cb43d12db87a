import { style } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space[2], minInlineSize: 0 });
/** A small indent, so that the deepest name still fits into a sidebar. */
export const inner = style([list, { paddingInlineStart: vars.space[12], paddingBlockStart: vars.space[2] }]);
export const line = style({ display: 'flex', alignItems: 'center', minInlineSize: 0 });
export const place = style({ flex: 1, minInlineSize: 0 });
