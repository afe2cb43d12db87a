/** The nine tints of team initials; `tintOf` gives every word one of them. */
export const tintNames = [
  'moss',
  'lagoon',
  'sky',
  'indigo',
  'plum',
  'rose',
  'brick',
  'amber',
  'slate',
] as const;

export type TintName = (typeof tintNames)[number];

/** A ground and the ink that is readable on it. */
export type Pair = {
  ground: string;
  ink: string;
};

/** Colour roles, not hues. Both themes say every one of them. */
export type Palette = {
  /** The page itself. */
  canvas: string;
  /** Cards, fields, the header: what lies on the canvas. */
  surface: string;
  /** Menus, dialogs, toasts: what floats. */
  raised: string;
  /** Wells: table heads, code, the sidebar. */
  sunken: string;
  text: string;
  textMuted: string;
  textOnAccent: string;
  textOnDanger: string;
  border: string;
  /** Edges of controls: 3:1 against every ground. */
  borderStrong: string;
  /** Pitch green as a ground, for acting. */
  accent: string;
  accentHover: string;
  accentPressed: string;
  /** A breath of green: selected rows, current items. */
  accentSubtle: string;
  /** Green as ink. */
  accentText: string;
  danger: string;
  dangerHover: string;
  dangerSubtle: string;
  warning: string;
  warningSubtle: string;
  success: string;
  successSubtle: string;
  info: string;
  infoSubtle: string;
  /** Laid over any ground under a pointer or a finger. */
  hover: string;
  pressed: string;
  /** Behind words that someone marked; every ink can be read on it. */
  highlight: string;
  /** Behind words that a comment is about, and the line under them; every ink can be read on both grounds. */
  comment: string;
  commentActive: string;
  commentLine: string;
  focus: string;
  scrim: string;
  /** `canvas` under a scrim: beside one, in the space of a scroll bar, a browser paints nothing but the document's colour. */
  canvasDimmed: string;
};
