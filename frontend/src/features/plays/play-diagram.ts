import type { PictureSource } from '@touchline/ui-kit';

/** The diagram of a play in the sizes the library keeps of it; `sizes` says how wide it is shown. */
export function diagramSource(url: string | null, sizes: string): PictureSource | undefined {
  if (!url) return undefined;
  const [small, medium] = [`${url}?size=small`, `${url}?size=medium`];
  return { src: medium, srcSet: `${small} 320w, ${medium} 1280w`, sizes };
}
