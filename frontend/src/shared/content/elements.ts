const blockTags =
  /^(ADDRESS|ARTICLE|ASIDE|BLOCKQUOTE|CENTER|DD|DETAILS|DIV|DL|DT|FIELDSET|FIGCAPTION|FIGURE|FOOTER|FORM|H[1-6]|HEADER|HR|LI|MAIN|NAV|OL|P|PRE|SECTION|SUMMARY|TABLE|TBODY|TD|TFOOT|TH|THEAD|TR|UL)$/;
const mediaTags = /^(IMG|VIDEO|AUDIO|IFRAME|OBJECT|EMBED)$/;
const silentTags = /^(SCRIPT|STYLE|TEMPLATE|NOSCRIPT|HEAD|META|LINK)$/;

export const isBlockElement = (element: Element) => blockTags.test(element.tagName);
export const isMedia = (element: Element) => mediaTags.test(element.tagName);
/** Holds no text for people. */
export const isSilent = (element: Element) => silentTags.test(element.tagName);

const blocksAndMedia = (element: Element) => isBlockElement(element) || isMedia(element);

/** Whether something in it must become a block of its own. */
export function holdsBlocks(element: Element): boolean {
  return Array.from(element.querySelectorAll('*')).some(blocksAndMedia);
}
