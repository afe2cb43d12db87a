/** Tab, line feed, vertical tab, form feed, carriage return, and the marks of end and of printers in files of DOS. */
const isControl = (code: number) => code < 32 && !(code >= 9 && code <= 13) && code !== 26 && code !== 27;

/**
 * Returns true for text in UTF-8, in UTF-16 with or without a byte order mark, and in the 8-bit and East Asian encodings of
 * Windows ("ANSI"), which are recognised by the absence of control characters. The last character of a truncated text may be
 * incomplete.
 */
export function isText(head: Uint8Array, isTruncated: boolean): boolean {
  const [first, second] = head;
  if (first === 0xff && second === 0xfe) return isUtf16(head, 'utf-16le', isTruncated);
  if (first === 0xfe && second === 0xff) return isUtf16(head, 'utf-16be', isTruncated);
  if (!head.some(isControl)) return true;
  return (['utf-16le', 'utf-16be'] as const).some((encoding) => isUnmarkedUtf16(head, encoding, isTruncated));
}

function isUtf16(head: Uint8Array, encoding: string, isTruncated: boolean): boolean {
  const text = decode(head, encoding, isTruncated);
  return text !== undefined && !hasControls(text);
}

/** Any bytes have an even chance to be characters of UTF-16, so that without the mark some have to be ASCII and none unassigned. */
function isUnmarkedUtf16(head: Uint8Array, encoding: string, isTruncated: boolean): boolean {
  const text = decode(head, encoding, isTruncated);
  if (!text || hasControls(text) || /[\p{Cn}\p{Co}\p{Cs}]/u.test(text)) return false;
  const ascii = text.match(/[\t\n\r -~]/g)?.length ?? 0;
  return ascii * 10 >= text.length;
}

const hasControls = (text: string) => [...text].some((letter) => isControl(letter.codePointAt(0) ?? 0));

function decode(head: Uint8Array, encoding: string, isTruncated: boolean): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(head, { stream: isTruncated });
  } catch {
    return undefined;
  }
}
