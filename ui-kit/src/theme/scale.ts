/** The 4 px grid, by its pixels. */
export const space = {
  none: '0',
  2: '2px',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  24: '24px',
  32: '32px',
  48: '48px',
  64: '64px',
} as const;

export type Space = `${Extract<keyof typeof space, number>}` | 'none';

export const radius = { small: '6px', medium: '10px', full: '999px' } as const;

/** Sizes of type, by their pixels at the browser's own setting. */
export const text = {
  12: '0.75rem',
  14: '0.875rem',
  16: '1rem',
  18: '1.125rem',
  22: '1.375rem',
  28: '1.75rem',
  36: '2.25rem',
} as const;

export type TextSize = `${keyof typeof text}`;

export const leading = { text: '1.5', tight: '1.2' } as const;

export const layer = {
  raised: '1',
  header: '20',
  overlay: '40',
  popover: '50',
  toast: '60',
  tooltip: '70',
} as const;

export const motion = {
  state: '120ms',
  /** From one colour to another, as a pointer comes and goes. A finger's press shows at once. */
  tint: '120ms',
  enter: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  /** What goes round or breathes while something is waited for. */
  turn: '800ms',
  breathe: '1600ms',
  /** How long a wait may be before it is shown, and how long a wait without a known end seems to advance. */
  patience: '150ms',
  crawl: '8000ms',
} as const;

/** Content widths in use: the reading column, a form, a page with its margin, a screen. */
export const width = { form: '400px', text: '68ch', page: '820px', content: '1120px' } as const;

/**
 * Where a layout changes, in CSS pixels: phones are narrower than `tablet`, the sidebar shows from `desktop`,
 * and beside a page there is a margin from `wide`.
 */
export const breakpoints = { tablet: 640, desktop: 1024, wide: 1360 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** The word spacing of the display face: words run together with its own gap, most of all below 22 px. */
export const displayGap = '0.09em';
