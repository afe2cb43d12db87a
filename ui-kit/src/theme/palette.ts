/** The nine tints of team initials; `tintOf` maps every text to one of them. */
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

/** A background and a text colour that is readable on it. */
export type Pair = {
  ground: string;
  ink: string;
};

/** Colour roles, not hues. Both themes define all of them. */
export type Palette = {
  /** The page background. */
  canvas: string;
  /** Cards, fields, header: surfaces on the canvas. */
  surface: string;
  /** Menus, dialogs, toasts: floating surfaces. */
  raised: string;
  /** Table headers, code, sidebar: recessed surfaces. */
  sunken: string;
  text: string;
  textMuted: string;
  textOnAccent: string;
  textOnDanger: string;
  border: string;
  /** Borders of controls: 3:1 against every background. */
  borderStrong: string;
  /** Pitch green as the background of primary actions. */
  accent: string;
  accentHover: string;
  accentPressed: string;
  /** A light green: selected rows, current items. */
  accentSubtle: string;
  /** Green as a text colour. */
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
  /** An overlay on any background for hover and press. */
  hover: string;
  pressed: string;
  /** The background of marked words; every text colour is readable on it. */
  highlight: string;
  /** A filled star: 3:1 against every background. */
  highlightEdge: string;
  /** Yellow, the colour of talk: the background of words with a comment, and the line of words, marks and open threads. */
  comment: string;
  commentActive: string;
  commentLine: string;
  /** The background of selected text; every text colour is readable on it. */
  selection: string;
  focus: string;
  scrim: string;
  /**
   * `canvas` under a scrim: a browser paints the gutter of the scroll bar in the document's background only.
   */
  canvasDimmed: string;
};
