const styleAttribute = / style="([^"]*)"/g;

/** Loads something, or is not as a component writes it: stays blocked. */
const suspicious = /url|image|expression|[^\w\s:;.,%()#-]/i;

/**
 * Returns the values of the `style` attributes that components rendered, each once, as the browser reads them: a document's
 * Content-Security-Policy allows each by its hash.
 */
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

/** Reverses the escaping of React. */
const decodeAttribute = (value: string) =>
  value.replace(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => entities[entity] ?? entity);
