import { plainText } from '../../shared/content/plain-text';

/** Tags after which HTML shows a new line. */
const lineEnds = /<br>|<\/(p|h\d|li|blockquote|pre|tr)>/gi;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Returns the text of a description. */
export function descriptionText(html: string | null): string {
  return plainText((html ?? '').replace(lineEnds, '$&\n')).trim();
}

/** Returns a description as HTML; typed text is escaped. */
export const descriptionHtml = (text: string) => text.trim().replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
