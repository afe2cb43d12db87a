import { plainText } from '../../shared/content/plain-text';

/** Where lines end that HTML shows below one another. */
const lineEnds = /<br>|<\/(p|h\d|li|blockquote|pre|tr)>/gi;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A description without its HTML. */
export function descriptionText(html: string | null): string {
  return plainText((html ?? '').replace(lineEnds, '$&\n')).trim();
}

/** A description as it is kept: what was typed is text, also where it looks like HTML. */
export const descriptionHtml = (text: string) => text.trim().replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
