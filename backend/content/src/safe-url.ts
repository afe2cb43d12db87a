const scheme = /^([a-z][a-z0-9+.-]*):/i;
const safeSchemes = new Set(['http', 'https', 'mailto', 'tel']);

/** Returns the URL if content may contain it; undefined for `javascript:` and the like. */
export function safeUrl(address: string | undefined): string | undefined {
  // Browsers ignore control characters and spaces around a scheme, so a hidden one must be seen through.
  // oxlint-disable-next-line no-control-regex
  const url = address?.replace(/[\u0000-\u0020]+/g, (blank) => (blank.includes(' ') ? ' ' : '')).trim();
  if (!url) return undefined;
  const named = scheme.exec(url)?.[1]?.toLowerCase();
  return named === undefined || safeSchemes.has(named) ? url : undefined;
}

const mailAddress = /^[^@/?#:]+@[^@/?#]+$/;
/** `club.example:8080/x`, which begins as a scheme does. */
const hostWithPort = /^[\w.-]+:\d+(?:[/?#]|$)/;

/** Returns the address someone typed: `club.example` means the web, `a@club.example` a mail. */
export function typedUrl(typed: string): string | undefined {
  const text = typed.trim();
  if (text === '' || /\s/.test(text)) return undefined;
  if (mailAddress.test(text)) return `mailto:${text}`;
  const named = scheme.exec(text)?.[1]?.toLowerCase();
  const isWeb = named === undefined || (!safeSchemes.has(named) && hostWithPort.test(text));
  return isWeb && !/^[/#]/.test(text) ? `https://${text}` : safeUrl(text);
}
