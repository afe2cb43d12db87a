const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
/** Canonical HTML also escapes no-break spaces. */
const characters: Record<string, string> = {
  ...Object.fromEntries(Object.entries(entities).map(([character, entity]) => [entity, character])),
  '&nbsp;': '\u00a0',
};

/** Escapes text for HTML, attributes included. */
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (sign) => entities[sign] ?? sign);

/** Returns the text that `escapeHtml` or the serializer of canonical HTML escaped. */
export const unescapeHtml = (html: string) =>
  html.replace(/&(?:amp|lt|gt|quot|nbsp|#39);/g, (entity) => characters[entity] ?? entity);
