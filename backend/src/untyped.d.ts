/** Packages without types. */
declare module 'subset-font' {
  function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'sfnt'; variationAxes?: Record<string, number> },
  ): Promise<Buffer>;
  export = subsetFont;
}

declare module 'linebreak' {
  /** Finds line break opportunities (UAX 14). */
  class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
  export = LineBreaker;
}

declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';
  export const gfm: TurndownService.Plugin;
}

declare module 'wawoff2' {
  export function decompress(woff2: Buffer): Promise<Uint8Array>;
}
