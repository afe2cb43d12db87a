import { styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

/** One class for each step of the space scale and each property that layout components set. */
export const gaps = styleVariants(vars.space, (size) => ({ gap: size }));
export const paddingsX = styleVariants(vars.space, (size) => ({ paddingInline: size }));
export const paddingsY = styleVariants(vars.space, (size) => ({ paddingBlock: size }));
