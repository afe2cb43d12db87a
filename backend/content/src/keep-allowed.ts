import { pageHtml } from '@touchline/contract';
import { isMedia, isSilent } from './elements';
import { safeUrl } from './safe-url';
import { isElement, type ContentElement, type ContentNode } from './tree';

/** Removes disallowed elements and attributes from a subtree; the text of removed elements is kept. */
export function keepAllowed(node: ContentNode): ContentNode[] {
  if (!isElement(node)) return [node];
  if (isSilent(node)) return [];
  const children = node.children.flatMap(keepAllowed);
  const names = pageHtml.elements[node.name];
  const isForeignMedia = isMedia(node) && !pageHtml.mediaPath.test(node.attributes.src ?? '');
  return names && !isForeignMedia
    ? [{ ...node, attributes: keepAttributes(node, names), children }]
    : children;
}

function keepAttributes({ name, attributes }: ContentElement, allowed: readonly string[]) {
  const kept = Object.entries(attributes).filter(
    ([key, value]) => allowed.includes(key) && (key !== 'href' || safeUrl(value) !== undefined),
  );
  const { href, download } = Object.fromEntries(kept);
  const isDownload = download !== undefined && pageHtml.mediaPath.test(href ?? '');
  const isMention = 'data-page' in attributes || 'data-play' in attributes;
  const leadsAway = name === 'a' && href !== undefined && !isDownload && !isMention;
  return {
    ...Object.fromEntries(kept),
    ...(leadsAway ? { target: '_blank', rel: 'noopener noreferrer' } : {}),
  };
}
