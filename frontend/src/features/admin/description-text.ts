/** Where lines end that HTML shows below one another. */
const lineEnds = /<br>|<\/(p|h\d|li|blockquote|pre|tr)>/gi;
const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A description without its HTML. */
export function descriptionText(html: string | null): string {
  const { body } = new DOMParser().parseFromString((html ?? '').replace(lineEnds, '$&\n'), 'text/html');
  return body.textContent.trim();
}

/** A description as it is kept: what was typed is text, also where it looks like HTML. */
export const descriptionHtml = (text: string) => text.trim().replace(/[&<>]/g, (sign) => signs[sign] ?? sign);
