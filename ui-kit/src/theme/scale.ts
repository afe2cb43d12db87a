/** A 4 px grid, keyed by pixels. */
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

/** Font sizes, keyed by their pixels at the browser's default font size. */
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
  /** Colour transitions, such as on hover. A touch press has no transition. */
  tint: '120ms',
  enter: '200ms',
  ease: 'cubic-bezier(0.2, 0, 0, 1)',
  /** One cycle of a spinner or skeleton. */
  turn: '800ms',
  breathe: '1600ms',
  /** Delay before a wait becomes visible, and the apparent duration of indeterminate progress. */
  /** Delay before a pressed button shows that it waits. */
  pendingDelay: '80ms',
  waitDelay: '150ms',
  crawl: '8000ms',
} as const;

/** Content widths: a form, the reading column, a page with its margin, a screen. */
export const width = {
  form: '400px',
  text: '68ch',
  page: '820px',
  content: '1120px',
  wide: '1360px',
} as const;

/**
 * Breakpoints in CSS pixels: phones are below `tablet`, the sidebar shows from `desktop`, a page has threads beside it from
 * `beside`, more space from `roomy`, and its contents on the other side from `wide`.
 */
export const breakpoints = { tablet: 640, desktop: 1024, beside: 1280, roomy: 1440, wide: 1680 } as const;

export type Breakpoint = keyof typeof breakpoints;

/** Word spacing of the display typeface: its default is too narrow, most of all below 22 px. */
export const displayGap = '0.09em';
/** The same at 14 px, where words still run together with the other. */
export const smallDisplayGap = '0.16em';
