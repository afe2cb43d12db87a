const scheme = /^([a-z][a-z0-9+.-]*):/i;
const safeSchemes = new Set(['http', 'https', 'mailto', 'tel']);

/** The address if it may stand in a page; nothing for `javascript:` and the like. */
export function safeUrl(address: string | null): string | undefined {
  // Browsers ignore control characters and spaces around a scheme, so a hidden one must be seen through.
  // oxlint-disable-next-line no-control-regex
  const url = address?.replace(/[\u0000-\u0020]+/g, (blank) => (blank.includes(' ') ? ' ' : '')).trim();
  if (!url) return undefined;
  const named = scheme.exec(url)?.[1]?.toLowerCase();
  return named === undefined || safeSchemes.has(named) ? url : undefined;
}

/** What someone typed as an address: `club.example` means the web, `a@club.example` a mail. */
export function typedUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (scheme.test(text) || /^[/#]/.test(text)) return safeUrl(text);
  return text.includes('@') ? `mailto:${text}` : `https://${text}`;
}
