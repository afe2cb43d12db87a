const MAX_NAME_CHARS = 150;

/** Returns the last segment of a file name, without characters that file systems and headers do not support. */
export function tidyName(given: string): string {
  const last = given.split(/[/\\]/).pop() ?? '';
  const tidy = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/["*:<>?|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return shorten(tidy || 'file');
}

/** Returns a `Content-Disposition` header as in RFC 6266: an ASCII fallback and the UTF-8 name. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16)}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

function shorten(name: string): string {
  const letters = [...name];
  if (letters.length <= MAX_NAME_CHARS) return name;
  const ending = /\.[\w-]{1,10}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, MAX_NAME_CHARS - ending.length).join('') + ending;
}
