import { hasDescendant, type ContentElement } from './tree';

const blockNames =
  /^(address|article|aside|blockquote|center|dd|details|div|dl|dt|fieldset|figcaption|figure|footer|form|h[1-6]|header|hr|li|main|nav|ol|p|pre|section|summary|table|tbody|td|tfoot|th|thead|tr|ul)$/;
const mediaNames = /^(img|video|audio|iframe|object|embed)$/;
const silentNames = /^(script|style|template|noscript|head|meta|link)$/;

export const isBlockElement = ({ name }: ContentElement) => blockNames.test(name);
export const isMedia = ({ name }: ContentElement) => mediaNames.test(name);
/** Elements without visible text. */
export const isSilent = ({ name }: ContentElement) => silentNames.test(name);

/** Returns true if a descendant must become a block. */
export const holdsBlocks = (element: ContentElement) =>
  hasDescendant(element, (each) => isBlockElement(each) || isMedia(each));
