import { escapeHtml } from '../../platform/html';

/** Returns the new URL of a link; undefined leaves it unchanged. */
export type RewriteLink = (address: string) => string | undefined;

const tags = /<[a-z][^>]*>/g;
const addresses = /\b(src|href)="([^"]*)"/g;

/** Rewrites URLs in the tags of canonical HTML. Its text contains no `<`, so it cannot look like a tag. */
export function rewriteLinks(html: string, rewrite: RewriteLink): string {
  return html.replace(tags, (tag) =>
    tag.replace(addresses, (whole, name: string, address: string) => {
      const rewritten = rewrite(address.replaceAll('&amp;', '&'));
      return rewritten === undefined ? whole : `${name}="${escapeHtml(rewritten)}"`;
    }),
  );
}

/** Returns the relative URL of a path in the archive. */
export const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** Resolves a link of a page in `pages/` to a path in the archive, and the rest of the URL. */
export function archivePath(address: string): { path: string; rest: string } | undefined {
  const [, up, plain = '', rest = ''] = /^(\.\.\/)?([^?#:]+)([?#].*)?$/.exec(address) ?? [];
  try {
    const path = decodeURIComponent(plain);
    return path ? { path: up ? path : `pages/${path}`, rest } : undefined;
  } catch {
    return undefined;
  }
}
