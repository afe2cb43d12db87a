import { encode } from 'uqr';

/** The light edge that readers need, in modules (ISO/IEC 18004). */
const quietZone = 4;

/** Rows of dark and light modules, the quiet zone included. */
export const modulesOf = (value: string): boolean[][] => encode(value, { ecc: 'M', border: quietZone }).data;

/** The dark ones, row by row, as the path of an SVG whose unit is a module. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
