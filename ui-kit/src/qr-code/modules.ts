import { encode } from 'uqr';

/** The light margin that readers need (ISO/IEC 18004). */
const QUIET_ZONE_MODULES = 4;

/** Returns rows of dark (true) and light modules, including the quiet zone. */
export const modulesOf = (value: string): boolean[][] =>
  encode(value, { ecc: 'M', border: QUIET_ZONE_MODULES }).data;

/** Returns the dark modules as an SVG path in units of one module. */
export function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
