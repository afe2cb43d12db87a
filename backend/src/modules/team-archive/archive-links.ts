import { mentionHtml, toMention } from '@touchline/content';
import { escapeHtml, unescapeHtml } from '../../platform/html';

/** Returns the new URL of a link; undefined leaves it unchanged. */
export type RewriteLink = (address: string) => string | undefined;

const tags = /<[a-z][^>]*>/g;
const addresses = /\b(src|href)="([^"]*)"/g;

/** Rewrites URLs in the tags of canonical HTML. Its text contains no `<`, so it cannot look like a tag. */
export function rewriteLinks(html: string, rewrite: RewriteLink): string {
  return html.replace(tags, (tag) =>
    tag.replace(addresses, (whole, name: string, address: string) => {
      const rewritten = rewrite(unescapeHtml(address));
      return rewritten === undefined ? whole : `${name}="${escapeHtml(rewritten)}"`;
    }),
  );
}

const mention = /<a(?: href="([^"]*)")? data-(?:page|play)="\d+">(.*?)<\/a>/gs;
const contentPath = /^\/(page|play)s\/(\d+)$/;

/** Makes mentions name the imported pages and plays. Those of pages and plays outside of the archive are only words. */
export function rewriteMentions(html: string, rewrite: RewriteLink): string {
  return html.replace(mention, (_, address: string | undefined, words: string) => {
    const [, kind, id] = contentPath.exec((address && rewrite(unescapeHtml(address))) ?? '') ?? [];
    return id ? mentionHtml(toMention(kind === 'play' ? 'play' : 'page', Number(id)), words) : words;
  });
}

/** Returns the relative URL of a path in the archive, without characters that end an address in Markdown. */
export const addressOf = (path: string) =>
  path
    .split('/')
    .map((part) => encodeURIComponent(part).replace(/['()]/g, percentEncoded))
    .join('/');

const percentEncoded = (character: string) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`;

/** Resolves a link of a page in `pages/` to a path in the archive, and the rest of the URL. Undefined for other addresses. */
export function archivePath(address: string): { path: string; rest: string } | undefined {
  const [, up, plain = '', rest = ''] = /^(\.\.\/)?([^/?#:][^?#:]*)([?#].*)?$/.exec(address) ?? [];
  try {
    const path = decodeURIComponent(plain);
    return path ? { path: up ? path : `pages/${path}`, rest } : undefined;
  } catch {
    return undefined;
  }
}
