import { attributes, escaped, linesSvg, number, paint, path } from './lines-svg';
import type { BoardScene } from './scene';
import type { Shape } from './shapes';

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
    linesSvg({ lines }),
    '</g><g data-part="pieces">',
    ...pieces.map(
      ({ id, x, y, shapes: own }) =>
        `<g data-id="${escaped(id)}" transform="translate(${number(x)} ${number(y)})">${shapes(own)}</g>`,
    ),
    '</g></svg>',
  ].join('');
}

const shapes = (list: readonly Shape[]) => list.map(element).join('');

function element(shape: Shape): string {
  switch (shape.kind) {
    case 'path':
      return path(shape);
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
