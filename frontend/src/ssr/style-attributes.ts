const styleAttribute = / style="([^"]*)"/g;

/** Loads a resource, or contains characters that no component writes: stays blocked. */
const suspicious = /url|image|expression|[^\w\s:;.,%()#-]/i;

/** Returns the distinct values of `style` attributes, unescaped: the document's Content-Security-Policy allows each by its hash. */
export function styleAttributes(html: string): string[] {
  const values = [...html.matchAll(styleAttribute)].map(([, value = '']) => decodeAttribute(value));
  return [...new Set(values)].filter((value) => !suspicious.test(value));
}

const entities: Record<string, string> = {
  '&quot;': '"',
  '&#x27;': "'",
  '&lt;': '<',
  '&gt;': '>',
  '&amp;': '&',
};

/** Reverses React's escaping. */
const decodeAttribute = (value: string) =>
  value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
