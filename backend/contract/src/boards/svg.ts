import type { BoardScene } from './scene';
import type { Shape } from './shapes';
import { round } from './view';

/*
 * Paints a scene as SVG. Colours are attributes (`data-f` for fills, `data-i` for strokes), which styles of the kit map to colours, so dark
 * theme, forced colours and print need no other picture, and the strict content security policy allows it.
 */

/** Returns the markup of a scene. It needs no sanitizing: all texts are escaped. */
export function svgOf({ view, surface, ground, zones, lines, pieces }: BoardScene): string {
  const box = [view.x, view.y, view.width, view.height].map(number).join(' ');
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" data-surface="${surface}" fill="none" text-anchor="middle">`,
    `<g data-part="ground">${shapes(ground)}</g>`,
    zones.length > 0 ? `<g data-part="zones">${shapes(zones)}</g>` : '',
    '<g data-part="lines">',
    ...lines.map(({ piece, shapes: own }) => `<g data-of="${escaped(piece)}">${shapes(own)}</g>`),
    '</g><g data-part="pieces">',
    ...pieces.map(
      ({ id, x, y, shapes: own }) =>
        `<g data-id="${escaped(id)}" transform="translate(${number(x)} ${number(y)})">${shapes(own)}</g>`,
    ),
    '</g></svg>',
  ].join('');
}

/** Returns the markup of lines alone, for a player that goes to another step. */
export const linesSvg = ({ lines }: Pick<BoardScene, 'lines'>): string =>
  lines.map(({ piece, shapes: own }) => `<g data-of="${escaped(piece)}">${shapes(own)}</g>`).join('');

const shapes = (list: readonly Shape[]) => list.map(element).join('');

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'path':
      return `<path${paint(shape)}${shape.round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''} d="${shape.d}"/>`;
    case 'circle':
      return `<circle${paint(shape)}${attributes({ cx: shape.x, cy: shape.y, r: shape.r })}/>`;
    case 'rect':
      return `<rect${paint(shape)}${attributes({ x: shape.x, y: shape.y, width: shape.w, height: shape.h, rx: shape.corner })}/>`;
    case 'text':
      return text(shape);
  }
}

function text({ text: words, fill, halo, rotation, size, x, y }: Extract<Shape, { kind: 'text' }>): string {
  const turn = rotation ? ` transform="rotate(${number(rotation)} ${number(x)} ${number(y)})"` : '';
  const outline = halo ? ` data-i="ground" paint-order="stroke" stroke-width="${number(halo)}"` : '';
  const place = attributes({ x: x === 0 ? undefined : x, y, 'font-size': size });
  return `<text data-f="${fill}"${outline}${place}${turn}>${escaped(words)}</text>`;
}

function paint({ fill, stroke, width, dash, fillOpacity }: Exclude<Shape, { kind: 'text' }>): string {
  return [
    fill ? ` data-f="${fill}"` : '',
    fillOpacity === undefined ? '' : ` fill-opacity="${fillOpacity}"`,
    stroke ? ` data-i="${stroke}"` : '',
    attributes({ 'stroke-width': width }),
    dash ? ` stroke-dasharray="${dash.map(number).join(' ')}"` : '',
  ].join('');
}

/** Leaves out attributes without a value and circles' centres at the origin. */
const attributes = (values: Record<string, number | undefined>) =>
  Object.entries(values)
    .filter(([name, value]) => value !== undefined && !(value === 0 && (name === 'cx' || name === 'cy')))
    .map(([name, value = 0]) => ` ${name}="${number(value)}"`)
    .join('');

const number = (value: number) => `${round(value)}`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
