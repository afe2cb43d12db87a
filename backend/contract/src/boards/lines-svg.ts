import type { LineGroup, PathShape, Shape } from './shapes';
import { round } from './view';

/* The part of `svg.ts` that a player needs, which never draws a whole board. */

/** Returns the markup of lines alone, for a player that goes to another step. */
export const linesSvg = ({ lines }: { lines: readonly LineGroup[] }): string =>
  lines
    .map(({ piece, shapes }) => `<g data-of="${escaped(piece)}">${shapes.map(path).join('')}</g>`)
    .join('');

export const path = (shape: PathShape): string =>
  `<path${paint(shape)}${shape.round ? ' stroke-linecap="round" stroke-linejoin="round"' : ''} d="${shape.d}"/>`;

export function paint({ fill, stroke, width, dash, fillOpacity }: Exclude<Shape, { kind: 'text' }>): string {
  return [
    fill ? ` data-f="${fill}"` : '',
    fillOpacity === undefined ? '' : ` fill-opacity="${fillOpacity}"`,
    stroke ? ` data-i="${stroke}"` : '',
    attributes({ 'stroke-width': width }),
    dash ? ` stroke-dasharray="${dash.map(number).join(' ')}"` : '',
  ].join('');
}

/** Leaves out attributes without a value and circles' centres at the origin. */
export const attributes = (values: Record<string, number | undefined>) =>
  Object.entries(values)
    .filter(([name, value]) => value !== undefined && !(value === 0 && (name === 'cx' || name === 'cy')))
    .map(([name, value = 0]) => ` ${name}="${number(value)}"`)
    .join('');

export const number = (value: number) => `${round(value)}`;

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
export const escaped = (value: string) => value.replaceAll(/[&<>"']/g, (sign) => entities[sign] ?? '');
