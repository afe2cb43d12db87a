const longest = 150;

/** The last part of a file's name as a person gave it, without what file systems and headers trip over. */
export function tidyName(given: string): string {
  const last = given.split(/[/\\]/).pop() ?? '';
  const tidy = last
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/["*:<>?|]/g, '_')
    .replace(/^[.\s]+|[.\s]+$/g, '');
  return shorten(tidy || 'file');
}

/** Where the file can be had, under the name that people know. */
export function mediaUrl(id: number, name: string): string {
  return `/api/media/${id}/${encodeURIComponent(name)}`;
}

/** RFC 6266: plain letters for old readers, the true name for the others. */
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
  if (letters.length <= longest) return name;
  const ending = /\.[\w-]{1,10}$/.exec(name)?.[0] ?? '';
  return letters.slice(0, longest - ending.length).join('') + ending;
}
