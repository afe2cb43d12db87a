import type { Board, Box } from './board';
import { boardColors } from './board-colors.generated';
import type { Surface } from './pitches';
import { sceneOf, type BoardScene } from './scene';
import type { ColorRole } from './shapes';
import { svgOf } from './svg';
import { viewOf } from './view';

/*
 * A board as one picture, for cards, rows and files: an SVG file that contains its colours, as no style sheet of a page applies to it.
 */

/** More lines than these hide each other: the picture then shows the step with most moves. */
const MOST_MOVES_IN_ONE = 14;
/** Width by height of cards. */
const CARD_RATIO = 16 / 10;

type StillTheme = keyof typeof boardColors;

/** Returns all steps of a board in one scene, or one step of a long play. */
export function stillScene(board: Board): BoardScene {
  const counts = board.steps.map(({ moves }) => moves.length);
  const sum = counts.reduce((total, count) => total + count, 0);
  const wide = { ...board, area: cardArea(board) };
  if (sum <= MOST_MOVES_IN_ONE) return sceneOf(wide, { all: true });
  return sceneOf(wide, { step: counts.indexOf(Math.max(...counts)) });
}

/** Extends the shown part of a pitch to the shape of a card, so that the ground fills it. */
function cardArea(board: Board): Box | undefined {
  if (board.area === undefined) return undefined;
  const { area, turn, width, height } = viewOf(board);
  const across = Math.max(0, Math.ceil((height * CARD_RATIO - width) / 2));
  const along = Math.max(0, Math.ceil((width / CARD_RATIO - height) / 2));
  const [byX, byY] = turn === 'up' ? [along, across] : [across, along];
  return [area[0] - byX, area[1] - byY, area[2] + byX, area[3] + byY];
}

/** Returns the picture of a board as an SVG file. */
export const stillSvg = (board: Board): string => coloredSvg(stillScene(board));

/** Returns a scene as an SVG file with its colours. It is light or dark as the page or system that shows it. */
export function coloredSvg(scene: BoardScene): string {
  const svg = svgOf(scene);
  const dark = `@media(prefers-color-scheme:dark){${colorRules(svg, 'dark', scene.surface)}}`;
  const text =
    'text{font-family:"Archivo SemiCondensed","Arial Narrow",system-ui,sans-serif;font-weight:650}';
  return svg.replace('>', `><style>${text}${colorRules(svg, 'light', scene.surface)}${dark}</style>`);
}

function stillColor(theme: StillTheme, surface: Surface, role: ColorRole): string {
  const { pieces, surface: surfaces } = boardColors[theme];
  return { ...pieces, ...surfaces[surface] }[role];
}

const attributes = /data-([fi])="([a-z-]+)"/g;

/** Style rules for the colours that the drawing uses. */
function colorRules(svg: string, theme: StillTheme, surface: Surface): string {
  const used = new Set(Array.from(svg.matchAll(attributes), ([, kind, role]) => `${kind} ${role}`));
  return Array.from(used, (each) => {
    const [kind = '', role = ''] = each.split(' ');
    const property = kind === 'f' ? 'fill' : 'stroke';
    return `[data-${kind}=${role}]{${property}:${stillColor(theme, surface, role as ColorRole)}}`;
  }).join('');
}
