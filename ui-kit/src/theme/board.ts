/*
 * Colours of tactics boards. They are no part of `vars`: only screens that show a board load them.
 */

/** Colours of pieces and lines, the same on every ground. */
export type BoardPalette = {
  us: string;
  usText: string;
  keeper: string;
  keeperText: string;
  them: string;
  themEdge: string;
  themText: string;
  ball: string;
  ballEdge: string;
  run: string;
  themRun: string;
  pass: string;
  cone: string;
  zone: string;
  text: string;
};

/** Colours of the ground. `stripe` is also the ground beside the playing area, `mark` the numbers and coloured lines on it. */
export const surfaceRoles = ['ground', 'stripe', 'tint', 'dirt', 'goal', 'line', 'mark'] as const;
export type SurfacePalette = Record<(typeof surfaceRoles)[number], string>;

export const surfaces = ['grass', 'turf', 'wood', 'ice', 'plain'] as const;
type BoardSurface = (typeof surfaces)[number];

export interface BoardTheme {
  pieces: BoardPalette;
  surface: Record<BoardSurface, SurfacePalette>;
}

export const lightBoard: BoardTheme = {
  pieces: {
    us: '#0b7a43',
    usText: '#ffffff',
    keeper: '#965400',
    keeperText: '#ffffff',
    them: '#fffefb',
    themEdge: '#b3261e',
    themText: '#8f1c15',
    ball: '#fffefb',
    ballEdge: '#17211c',
    run: '#17211c',
    themRun: '#b3261e',
    pass: '#1b5a91',
    cone: '#c25e00',
    zone: '#965400',
    text: '#17211c',
  },
  surface: {
    grass: {
      ground: '#e3eeda',
      stripe: '#dae8cf',
      tint: '#cfe1c2',
      dirt: '#ecdcc0',
      goal: '#f6f9f2',
      line: '#62855a',
      mark: '#86a47e',
    },
    turf: {
      ground: '#dcecef',
      stripe: '#d3e6ea',
      tint: '#c6dfe5',
      dirt: '#ecdcc0',
      goal: '#f2f8f9',
      line: '#4f7d88',
      mark: '#7aa3ac',
    },
    wood: {
      ground: '#f5e9d6',
      stripe: '#f0e2cb',
      tint: '#ecd7b6',
      dirt: '#ecdcc0',
      goal: '#fbf5ea',
      line: '#966d38',
      mark: '#b8945f',
    },
    ice: {
      ground: '#eef5fa',
      stripe: '#e8f1f8',
      tint: '#d8e9f5',
      dirt: '#ecdcc0',
      goal: '#ffffff',
      line: '#5d81a1',
      mark: '#c0655d',
    },
    plain: {
      ground: '#f4f1ea',
      stripe: '#efebe2',
      tint: '#e9e4d8',
      dirt: '#ecdcc0',
      goal: '#fffefb',
      line: '#7a8077',
      mark: '#858b82',
    },
  },
};

/** Sunlight: the darkest colours that still differ, on white. */
export const strongPieces: BoardPalette = {
  ...lightBoard.pieces,
  us: '#00552b',
  them: '#ffffff',
  themEdge: '#a30000',
  themText: '#a30000',
  themRun: '#a30000',
  run: '#000000',
  pass: '#003a70',
  text: '#000000',
};
export const strongGround: SurfacePalette = {
  ground: '#ffffff',
  stripe: '#ffffff',
  tint: '#ffffff',
  dirt: '#ffffff',
  goal: '#ffffff',
  line: '#4d4d4d',
  mark: '#4d4d4d',
};

/** Paper is white, and a coloured ground would only cost ink. */
export const paperGround: Partial<SurfacePalette> = { ground: '#ffffff', stripe: '#ffffff', tint: '#f4f1ea' };

/** System colours of forced colours: we are filled, opponents hollow. */
export const systemPieces: BoardPalette = {
  us: 'CanvasText',
  usText: 'Canvas',
  keeper: 'Highlight',
  keeperText: 'HighlightText',
  them: 'Canvas',
  themEdge: 'CanvasText',
  themText: 'CanvasText',
  ball: 'Canvas',
  ballEdge: 'CanvasText',
  run: 'CanvasText',
  themRun: 'CanvasText',
  pass: 'LinkText',
  cone: 'Highlight',
  zone: 'Highlight',
  text: 'CanvasText',
};
export const systemGround: SurfacePalette = {
  ground: 'Canvas',
  stripe: 'Canvas',
  tint: 'Canvas',
  dirt: 'Canvas',
  goal: 'Canvas',
  line: 'CanvasText',
  mark: 'CanvasText',
};

export const darkBoard: BoardTheme = {
  pieces: {
    us: '#3fc97f',
    usText: '#04170c',
    keeper: '#eabc62',
    keeperText: '#241a02',
    them: '#1a1414',
    themEdge: '#ff8f84',
    themText: '#ffb4ac',
    ball: '#f4f1ea',
    ballEdge: '#0c1313',
    run: '#e9efea',
    themRun: '#ff8f84',
    pass: '#86bdf2',
    cone: '#ffab5e',
    zone: '#eabc62',
    text: '#e9efea',
  },
  surface: {
    grass: {
      ground: '#13241b',
      stripe: '#172a20',
      tint: '#1c3326',
      dirt: '#33291a',
      goal: '#22392c',
      line: '#5d8570',
      mark: '#4d7060',
    },
    turf: {
      ground: '#11222a',
      stripe: '#152831',
      tint: '#1a323d',
      dirt: '#33291a',
      goal: '#213c48',
      line: '#56808f',
      mark: '#486c79',
    },
    wood: {
      ground: '#231c12',
      stripe: '#292115',
      tint: '#34291a',
      dirt: '#33291a',
      goal: '#3b3020',
      line: '#94764a',
      mark: '#7d653f',
    },
    ice: {
      ground: '#121d29',
      stripe: '#16222f',
      tint: '#1c2d3f',
      dirt: '#33291a',
      goal: '#22354a',
      line: '#5f82a3',
      mark: '#a8625c',
    },
    plain: {
      ground: '#141d1d',
      stripe: '#182222',
      tint: '#1d2929',
      dirt: '#33291a',
      goal: '#243131',
      line: '#6a7b74',
      mark: '#6a7b74',
    },
  },
};
