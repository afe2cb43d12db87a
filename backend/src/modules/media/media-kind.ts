import { fileTypeFromBuffer } from 'file-type';

/** The number of bytes from which the type of a file is detected. */
export const HEAD_BYTES = 4100;

const zip = 'application/zip';
const wordInZip = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const wordTypes: Record<string, Record<string, string>> = {
  docx: { [zip]: wordInZip, [wordInZip]: wordInZip },
  doc: { 'application/x-cfb': 'application/msword' },
};

const accepted = /^(image|video|audio)\//;
const drawing = /^image\/svg/;

/**
 * Detects the MIME type of a file from its content, never from the headers of the client. Returns undefined for types that
 * are not accepted: programs, archives, SVG, which can contain scripts. Text of any kind is `text/plain`.
 */
export async function mediaKind(head: Uint8Array, name: string): Promise<string | undefined> {
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime === undefined || mime.endsWith('/xml')) return isText(head) ? 'text/plain' : undefined;
  if (accepted.test(mime) && !drawing.test(mime)) return mime;
  if (mime === 'application/pdf') return mime;
  return wordTypes[endingOf(name)]?.[mime];
}

/** Returns true for types that browsers display inline; all others are downloaded. */
export function isShownInline(mimeType: string): boolean {
  return accepted.test(mimeType) && !drawing.test(mimeType);
}

const endingOf = (name: string) => name.toLowerCase().split('.').pop() ?? '';

/** Returns true for UTF-8 without control characters; the last character may be truncated. */
function isText(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return false;
  const text = new TextDecoder().decode(head);
  const broken = text.indexOf('\ufffd');
  return broken === -1 || (head.length === HEAD_BYTES && broken >= text.length - 3);
}
