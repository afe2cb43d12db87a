import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/vars.css';

export const box = style({ minInlineSize: 0 });
export const bordered = style({ border: `1px solid ${vars.color.border}` });

export const surfaces = styleVariants({
  canvas: { backgroundColor: vars.color.canvas },
  surface: { backgroundColor: vars.color.surface },
  sunken: { backgroundColor: vars.color.sunken },
  raised: { backgroundColor: vars.color.raised, boxShadow: vars.shadow.raised },
});

export const radii = styleVariants(vars.radius, (size) => ({ borderRadius: size }));
