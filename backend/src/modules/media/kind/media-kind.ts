import { fileTypeFromBuffer } from 'file-type';
import { namesInCompoundFile } from './compound-file';
import type { FileContent } from './file-content';
import { tracksOfAsf, tracksOfBoxes, tracksOfElements, tracksOfOgg, type Tracks } from './film-tracks';
import { isText } from './text-kind';
import { zipDocumentKind } from './zip-document';

/** The number of bytes that decide whether the rest of a file is read at all. */
export const HEAD_BYTES = 4100;

const accepted = /^(image|video|audio)\//;
const drawing = /^image\/svg/;

/** Returns true for types that browsers display inline; all others are downloaded. */
export function isShownInline(mimeType: string): boolean {
  return mimeType === 'application/pdf' || (accepted.test(mimeType) && !drawing.test(mimeType));
}

/** Refines a type by the rest of the file; undefined refuses it. */
type Refine = (file: FileContent, name: string) => Promise<string | undefined>;

/** The type of a file as its first bytes tell it. */
export interface HeadKind {
  mimeType: string;
  refine?: Refine;
}

/**
 * Detects the MIME type of a file from its first bytes, never from the headers of the client. Returns undefined for types that
 * are not accepted: programs, archives, SVG, which can contain scripts. Text of any kind is `text/plain`, except calendars.
 */
export async function headKind(head: Buffer): Promise<HeadKind | undefined> {
  const document = documentKind(head);
  if (document) return document;
  if (isText(head, head.length >= HEAD_BYTES)) {
    return { mimeType: isCalendar(head) ? 'text/calendar' : 'text/plain' };
  }
  if (isMarkedUtf16(head)) return undefined;
  if (head.toString('latin1', 0, 4) === 'OggS') return film(['video/ogg', 'audio/ogg'], tracksOfOgg);
  const mimeType = (await fileTypeFromBuffer(head))?.mime;
  if (mimeType === undefined) return undefined;
  const container = containerKind(mimeType);
  if (container) return container;
  return accepted.test(mimeType) && !drawing.test(mimeType) ? { mimeType } : undefined;
}

/** Containers of films and sounds, whose tracks tell which of both they hold. */
function containerKind(mimeType: string): HeadKind | undefined {
  if (/matroska|webm/.test(mimeType))
    return film([mimeType, mimeType.replace('video', 'audio'), mimeType], tracksOfElements);
  if (/ms-asf/.test(mimeType)) return film(['video/x-ms-asf', 'audio/x-ms-asf'], tracksOfAsf);
  if (!boxes.test(mimeType)) return undefined;
  const isSound = mimeType.startsWith('audio/');
  return film([isSound ? 'video/mp4' : mimeType, isSound ? mimeType : 'audio/mp4', mimeType], tracksOfBoxes);
}

/** Detects the MIME type of a file by `headKind` and, where the first bytes do not tell it, by the rest. */
export async function mediaKind(file: FileContent, name: string): Promise<string | undefined> {
  const kind = await headKind(await file.read(0, HEAD_BYTES));
  return kind?.refine ? kind.refine(file, name) : kind?.mimeType;
}

/** Files of boxes that hold films or sounds. */
const boxes = /^(video\/(mp4|quicktime|x-m4v|3gpp2?)|audio\/(mp4|x-m4a))$/;

/** A container that holds a film or only sound; `unknown` is its type when the tracks are not found. */
function film(
  [video, audio, unknown]: readonly [video: string, audio: string, unknown?: string],
  tracksOf: (file: FileContent) => Promise<Tracks>,
): HeadKind {
  const refine = async (file: FileContent) => {
    const tracks = await tracksOf(file);
    if (!tracks) return unknown;
    return tracks.hasPicture ? video : audio;
  };
  return { mimeType: video, refine };
}

const zipMark = 'PK\x03\x04';
const compoundMark = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
const openXml = 'application/vnd.openxmlformats-officedocument.';

/** Documents, whose beginning may also be text. */
function documentKind(head: Buffer): HeadKind | undefined {
  const start = head.toString('latin1', 0, 1024);
  const text = start.replace(/^(?:\xef\xbb\xbf)?\s*/, '');
  if (/^%PDF-\d/.test(text)) return { mimeType: 'application/pdf' };
  if (text.startsWith('{\\rtf')) return { mimeType: 'application/rtf' };
  if (start.startsWith(zipMark)) return { mimeType: 'application/zip', refine: forNamed(zipDocumentKind) };
  if (start.startsWith(compoundMark))
    return { mimeType: 'application/x-cfb', refine: forNamed(compoundKind) };
  return undefined;
}

/** Archives and programs may contain the parts of a document, so that their name has to be that of one, or without an extension. */
const documentNames = /(\.(docx?|xlsx?|pptx?|od[tsp])|^[^.]*)$/i;
const forNamed =
  (kindOf: Refine): Refine =>
  (file, name) =>
    documentNames.test(name) ? kindOf(file, name) : Promise.resolve(undefined);

const compoundTypes: Record<string, string> = {
  WordDocument: 'application/msword',
  Workbook: 'application/vnd.ms-excel',
  Book: 'application/vnd.ms-excel',
  'PowerPoint Document': 'application/vnd.ms-powerpoint',
};
/** Encrypted documents do not tell what they are. */
const encryptedTypes: Record<string, string> = {
  docx: `${openXml}wordprocessingml.document`,
  xlsx: `${openXml}spreadsheetml.sheet`,
  pptx: `${openXml}presentationml.presentation`,
};

async function compoundKind(file: FileContent, name: string): Promise<string | undefined> {
  const names = await namesInCompoundFile(file);
  const known = names.find((each) => Object.hasOwn(compoundTypes, each));
  if (known) return compoundTypes[known];
  return names.includes('EncryptedPackage') ? encryptedTypes[endingOf(name)] : undefined;
}

const endingOf = (name: string) => name.toLowerCase().split('.').pop() ?? '';

const isMarkedUtf16 = ([first, second]: Buffer) =>
  (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);

/** Calendars are in UTF-8. */
const isCalendar = (head: Buffer) => /^\ufeff?\s*BEGIN:VCALENDAR\b/i.test(head.toString('utf8', 0, 200));
