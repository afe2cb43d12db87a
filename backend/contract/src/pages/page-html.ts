/**
 * What the content of a page may hold (docs/decisions/0005): elements, and the attributes of each. The server cleans
 * with it when content is stored, the reading view again before it is shown.
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
    video: ['src', 'controls', 'preload'],
    audio: ['src', 'controls', 'preload'],
    a: ['href', 'target', 'rel', 'download', 'data-mime', 'data-size'],
    span: ['data-color'],
    b: [],
    i: [],
    u: [],
    s: [],
    mark: [],
    code: [],
    br: [],
  } as Record<string, readonly string[]>,
  /** Links may lead there; anything else is cut from its words. */
  schemes: ['http', 'https', 'mailto', 'tel'],
  /** Pictures, films and sounds come from this origin only. */
  mediaPath: /^\/api\/media\//,
  /** Attributes that stand without a value. */
  empty: ['alt', 'controls', 'download'],
} as const;
