import { assignVars, createGlobalThemeContract, globalStyle, style } from '@vanilla-extract/css';
import {
  darkBoard,
  lightBoard,
  paperGround,
  strongGround,
  strongPieces,
  surfaceRoles,
  surfaces,
  systemGround,
  systemPieces,
  type BoardPalette,
  type SurfacePalette,
} from '../theme/board';
import { media } from '../theme/media';
import { displayGap } from '../theme/scale';
import { vars } from '../theme/vars.css';
import { maxDrawingHeight } from './board-sizes';

const name = (_value: string | null, path: string[]) => `tl-board-${path.join('-')}`;
/** Colours of boards only: in `vars` every screen would load them. */
const pieces = createGlobalThemeContract(lightBoard.pieces, name);
const ground = createGlobalThemeContract(lightBoard.surface.grass, name);

/** The limits of both sides keep the proportions of the drawing, so its corners stay round. */
export const board = style({ display: 'block', maxInlineSize: '720px' });

const self = `.${board}`;
const drawing = `${self} > svg`;

globalStyle(drawing, {
  display: 'block',
  inlineSize: 'auto',
  maxInlineSize: '100%',
  blockSize: 'auto',
  maxBlockSize: maxDrawingHeight,
  borderRadius: vars.radius.medium,
  userSelect: 'none',
});

globalStyle(`${self} text`, {
  fontFamily: vars.font.display,
  fontWeight: 650,
  wordSpacing: displayGap,
  // A system colour would hide the number on a filled player.
  forcedColorAdjust: 'none',
});

/** Value of the attribute for a colour role, such as `us-text`. */
const role = (key: string) => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

for (const [key, color] of Object.entries({ ...pieces, ...ground })) {
  globalStyle(`${self} [data-f="${role(key)}"]`, { fill: color });
  globalStyle(`${self} [data-i="${role(key)}"]`, { stroke: color });
}

/** Matches the specificity of the rules of themes, so that media queries win. */
const inAnyTheme = ':root:root';
const dark = ':root[data-theme="dark"]';
const darkBySystem = ':root:not([data-theme="light"])';

const piecesIn = (theme: string, palette: BoardPalette, query?: string) =>
  globalStyle(`${theme} ${self}`, within(query, assignVars(pieces, palette)));

const groundIn = (theme: string, palette: Partial<SurfacePalette>, { on = '', query = '' }) =>
  globalStyle(`${theme} ${drawing}${on}`, within(query, assignSome(palette)));

piecesIn(':root', lightBoard.pieces);
piecesIn(darkBySystem, darkBoard.pieces, media.dark);
piecesIn(dark, darkBoard.pieces);
piecesIn(':root[data-sunlight]', strongPieces, 'screen');
piecesIn(inAnyTheme, lightBoard.pieces, 'print');
piecesIn(inAnyTheme, systemPieces, media.forcedColours);

for (const surface of surfaces) {
  const on = `[data-surface="${surface}"]`;
  groundIn(':root', lightBoard.surface[surface], { on });
  groundIn(darkBySystem, darkBoard.surface[surface], { on, query: media.dark });
  groundIn(dark, darkBoard.surface[surface], { on });
  groundIn(inAnyTheme, { ...lightBoard.surface[surface], ...paperGround }, { on, query: 'print' });
}
const on = '[data-surface]';
groundIn(
  inAnyTheme,
  { stripe: ground.ground, line: vars.color.text, mark: vars.color.text },
  { on, query: media.moreContrast },
);
groundIn(':root[data-sunlight]', strongGround, { on, query: 'screen' });
groundIn(inAnyTheme, systemGround, { on, query: media.forcedColours });

// Without colours of its own the ground needs an edge.
globalStyle(`:root[data-sunlight] ${drawing}`, {
  '@media': { screen: { outline: `1px solid ${vars.color.text}` } },
});
globalStyle(drawing, {
  '@media': {
    print: { outline: `1px solid ${vars.color.border}` },
    [media.forcedColours]: { outline: '1px solid CanvasText' },
  },
});

function within(query: string | undefined, assigned: Record<string, string>) {
  return query ? { '@media': { [query]: { vars: assigned } } } : { vars: assigned };
}

function assignSome(palette: Partial<SurfacePalette>): Record<string, string> {
  const assigned: Record<string, string> = {};
  for (const key of surfaceRoles) {
    const color = palette[key];
    if (color !== undefined) assigned[ground[key]] = color;
  }
  return assigned;
}

/** Players other than the user's own, and their lines: on screens only, because paper is for everybody. */
globalStyle(`${drawing} [data-other]`, { '@media': { screen: { opacity: 0.38 } } });
globalStyle(`${drawing} > [data-part="lines"] > [data-other]`, { '@media': { screen: { opacity: 0.3 } } });
globalStyle(`${drawing} [data-own]`, { '@media': { print: { display: 'none' } } });

/** A layer for each piece, only while it moves: a quarter less work for each frame. */
globalStyle(`${drawing}[data-playing] > [data-part="pieces"] > g`, { willChange: 'transform' });
