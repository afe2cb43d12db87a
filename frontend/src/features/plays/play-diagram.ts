import type { PictureSource } from '@touchline/ui-kit';

/** Returns the diagram of a play with its renditions; `sizes` is the displayed width. */
export function diagramSource(url: string | null, sizes: string): PictureSource | undefined {
  if (!url) return undefined;
  const [small, medium] = [`${url}?size=small`, `${url}?size=medium`];
  return { src: medium, srcSet: `${small} 320w, ${medium} 1280w`, sizes };
}
