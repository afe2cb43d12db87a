/**
 * Allowlist of the sanitizer: elements of page content and their attributes (docs/decisions/0005). The server sanitizes when content is
 * stored, the browser again before it is displayed.
 */
const block = ['data-id'] as const;

export const pageHtml = {
  elements: {
    p: block,
    h2: block,
    h3: block,
    h4: block,
    ul: [...block, 'data-type'],
    ol: [...block, 'start'],
    li: ['data-checked'],
    blockquote: block,
    footer: [],
    aside: [...block, 'data-type', 'data-tone'],
    hr: block,
    pre: [...block, 'data-lang'],
    table: block,
    thead: [],
    tbody: [],
    tr: [],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    figure: [...block, 'data-type', 'data-cols', 'data-align', 'data-board'],
    figcaption: [],
    img: ['src', 'alt', 'width', 'height'],
    video: ['src', 'width', 'height', 'controls', 'preload'],
    audio: ['src', 'controls', 'preload'],
    a: ['href', 'data-page', 'data-play', 'target', 'rel', 'download', 'data-mime', 'data-size'],
    span: ['data-color'],
    b: [],
    i: [],
    u: [],
    s: [],
    mark: [],
    code: [],
    br: [],
  } as Record<string, readonly string[]>,
  /** Allowed URL schemes of links; other links are reduced to their text. */
  schemes: ['http', 'https', 'mailto', 'tel'],
  /** Images, video and audio load from this origin only. */
  mediaPath: /^\/api\/media\//,
  /** Boolean attributes. */
  empty: ['alt', 'controls', 'download'],
} as const;
