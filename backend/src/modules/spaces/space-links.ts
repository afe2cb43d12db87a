import { escapeHtml } from '../../platform/html';

/** Where an address leads to instead; nothing where it stays. */
export type Mend = (address: string) => string | undefined;

const tags = /<[a-z][^>]*>/g;
const addresses = /\b(src|href)="([^"]*)"/g;

/** Addresses in the tags of canonical HTML, changed one by one; words that look like a tag are written otherwise there. */
export function mendLinks(html: string, mend: Mend): string {
  return html.replace(tags, (tag) =>
    tag.replace(addresses, (whole, name: string, address: string) => {
      const mended = mend(address.replaceAll('&amp;', '&'));
      return mended === undefined ? whole : `${name}="${escapeHtml(mended)}"`;
    }),
  );
}

/** The parts of a path in an archive, as an address within it says them. */
export const addressOf = (path: string) => path.split('/').map(encodeURIComponent).join('/');

/** The path that an address on a page in `pages/` leads to, and what follows it. */
export function placeInArchive(address: string): { path: string; rest: string } | undefined {
  const [, up, plain = '', rest = ''] = /^(\.\.\/)?([^?#:]+)([?#].*)?$/.exec(address) ?? [];
  try {
    const path = decodeURIComponent(plain);
    return path ? { path: up ? path : `pages/${path}`, rest } : undefined;
  } catch {
    return undefined;
  }
}
