import { breakpoints } from './scale';

/** Named media queries. */
export const media = {
  tablet: `screen and (min-width: ${breakpoints.tablet}px)`,
  desktop: `screen and (min-width: ${breakpoints.desktop}px)`,
  beside: `screen and (min-width: ${breakpoints.beside}px)`,
  roomy: `screen and (min-width: ${breakpoints.roomy}px)`,
  wide: `screen and (min-width: ${breakpoints.wide}px)`,
  belowTablet: `(max-width: ${breakpoints.tablet - 0.02}px)`,
  belowDesktop: `(max-width: ${breakpoints.desktop - 0.02}px)`,
  belowWide: `(max-width: ${breakpoints.wide - 0.02}px)`,
  hover: '(hover: hover)',
  noHover: '(hover: none)',
  touch: '(pointer: coarse)',
  stillness: '(prefers-reduced-motion: reduce)',
  moreContrast: '(prefers-contrast: more)',
  forcedColours: '(forced-colors: active)',
  dark: '(prefers-color-scheme: dark)',
} as const;
