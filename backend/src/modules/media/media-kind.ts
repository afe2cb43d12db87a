import { fileTypeFromBuffer } from 'file-type';

/** As much of a file's beginning as its type is told from. */
export const headBytes = 4100;

const zip = 'application/zip';
const wordInZip = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
const wordTypes: Record<string, Record<string, string>> = {
  docx: { [zip]: wordInZip, [wordInZip]: wordInZip },
  doc: { 'application/x-cfb': 'application/msword' },
};

const accepted = /^(image|video|audio)\//;
const drawing = /^image\/svg/;

/**
 * The type of a file, told by its content and never by what the sender says of it; undefined for what a media library
 * does not take: programs, archives, drawings that can hold scripts. Text of any kind is plain text.
 */
export async function mediaKind(head: Uint8Array, name: string): Promise<string | undefined> {
  const mime = (await fileTypeFromBuffer(head))?.mime;
  if (mime === undefined || mime.endsWith('/xml')) return isText(head) ? 'text/plain' : undefined;
  if (accepted.test(mime) && !drawing.test(mime)) return mime;
  if (mime === 'application/pdf') return mime;
  return wordTypes[endingOf(name)]?.[mime];
}

/** What a browser may show in its place; everything else is saved to disk. */
export function isShownInline(mimeType: string): boolean {
  return accepted.test(mimeType) && !drawing.test(mimeType);
}

const endingOf = (name: string) => name.toLowerCase().split('.').pop() ?? '';

/** UTF-8 without control characters; the last character may be cut off. */
function isText(head: Uint8Array): boolean {
  if (head.some((byte) => byte < 9 || (byte > 13 && byte < 32 && byte !== 27))) return false;
  const text = new TextDecoder().decode(head);
  const broken = text.indexOf('\ufffd');
  return broken === -1 || (head.length === headBytes && broken >= text.length - 3);
}
