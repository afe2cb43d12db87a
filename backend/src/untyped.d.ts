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

/** The part of libheif that decodes. */
declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    handle: unknown;
    get_width(): number;
    get_height(): number;
    is_primary(): boolean;
    has_alpha_channel(): boolean;
  }
  interface HeifPlane {
    width: number;
    height: number;
    /** Bytes from row to row. */
    stride: number;
    /** In the memory of the decoder. */
    data: Uint8Array;
  }
  const libheif: {
    HeifDecoder: new () => { decode(content: Uint8Array): HeifImage[] };
    heif_colorspace_RGB: unknown;
    heif_chroma_interleaved_RGB: unknown;
    heif_chroma_interleaved_RGBA: unknown;
    heif_js_decode_image2(
      handle: unknown,
      colorSpace: unknown,
      chroma: unknown,
    ): Promise<{ channels?: HeifPlane[] } | undefined>;
  };
  export = libheif;
}
