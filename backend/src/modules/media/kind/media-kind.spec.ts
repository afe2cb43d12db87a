import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { compoundFile } from '../../../../test/compound-file';
import { documents, officeFile } from '../../../../test/documents';
import { zipOf } from '../../../../test/zip';
import { contentInMemory } from './file-content';
import { isShownInline, mediaKind } from './media-kind';

const kindOf = (content: Buffer, name = 'file') => mediaKind(contentInMemory(content), name);
const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const bytes = (text: string, encoding: BufferEncoding = 'utf8') => Buffer.from(text, encoding);

/** Swaps the bytes of UTF-16. */
const bigEndian = (text: string) => bytes(text, 'utf16le').swap16();
const fixture = (name: string) => readFileSync(new URL(`../../../../test/films/${name}`, import.meta.url));

describe('the kind of a file', () => {
  it('is detected from its content, whatever its name', async () => {
    expect(await kindOf(png, 'holiday.exe')).toBe('image/png');
    expect(await kindOf(bytes('%PDF-1.7\n'), 'photo.png')).toBe('application/pdf');
    expect(await kindOf(bytes('\ufeff\r\n%PDF-1.4\n'), 'scan')).toBe('application/pdf');
    expect(await kindOf(bytes('<html><script>alert(1)</script>%PDF-1.7'), 'plan.pdf')).toBe('text/plain');
  });

  it('is plain text for anything written in characters, so that no browser runs it', async () => {
    expect(await kindOf(bytes('<script>alert(1)</script>'), 'photo.png')).toBe('text/plain');
    expect(await kindOf(bytes('<?xml version="1.0"?><svg/>'), 'drawing.svg')).toBe('text/plain');
    expect(await kindOf(bytes('Wer übt, gewinnt'), 'notes.txt')).toBe('text/plain');
  });

  const text = 'Müller übt Ecken, 14:30 Uhr.\r\n';
  const russian = 'Тренировка в 14:30, угловые.\r\n';
  const chinese = '战术：角球。 14:30\n';
  it.each([
    ['UTF-8', bytes(text)],
    ['UTF-8 with a byte order mark', bytes(`\ufeff${text}`)],
    ['UTF-8 that the first bytes truncate', bytes('ü'.repeat(4000))],
    ['Windows-1252', bytes(text, 'latin1')],
    ['Windows-1252, and long', bytes(text.repeat(400), 'latin1')],
    ['UTF-16 little-endian', bytes(`\ufeff${text}`, 'utf16le')],
    ['UTF-16 big-endian', bigEndian(`\ufeff${text}`)],
    ['UTF-16 little-endian without a mark', bytes(text, 'utf16le')],
    ['UTF-16 big-endian without a mark', bigEndian(text)],
    ['UTF-16 without a mark in Russian', bytes(russian.repeat(100), 'utf16le')],
    ['UTF-16 without a mark in Chinese', bytes(chinese.repeat(300), 'utf16le')],
    ['UTF-16 with an emoji at the end of the first bytes', bytes(`\ufeff${'⚽🏑'.repeat(2000)}`, 'utf16le')],
    ['UTF-16 with the bullets of Word', bytes(`\ufeff\uf0b7 ${text}`, 'utf16le')],
    ['ASCII with the beginning of a bitmap', bytes('BMI of all players\n')],
    ['ASCII with the beginning of a sound', bytes('FORMATION 4-3-3\nID3 and MAC are names\n')],
    ['ASCII with the beginning of a model', bytes('solid defence wins\n')],
    ['ASCII with the end mark of DOS', bytes('name;number\r\nSam;9\r\n\x1a')],
    ['no bytes', Buffer.alloc(0)],
  ])('is plain text for a text in %s', async (_, content) => {
    expect(await kindOf(content, 'notes.txt')).toBe('text/plain');
  });

  it.each(documents)('is that of a document: %s', async (name, content, mimeType) => {
    expect(await kindOf(content, name)).toBe(mimeType);
  });

  it('is that of a document without an extension in its name, but for an encrypted one', async () => {
    const kinds = documents.map(([name, content, mimeType]) => [name, content, mimeType] as const);
    for (const [name, content, mimeType] of kinds)
      expect(await kindOf(content, 'plan')).toBe(name === 'secret.xlsx' ? undefined : mimeType);
  });

  it('is that of a large document whose directory is at its end', async () => {
    expect(await kindOf(compoundFile(['PowerPoint Document'], { padding: 15_000 }), 'talk.ppt')).toBe(
      'application/vnd.ms-powerpoint',
    );
  });

  it('is that of the document, not of one embedded in it', async () => {
    const embedding = compoundFile(['Workbook'], { nested: ['WordDocument', 'Data'] });
    expect(await kindOf(embedding, 'squad.xls')).toBe('application/vnd.ms-excel');
  });

  it('is not accepted for programs and archives', async () => {
    expect(await kindOf(Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'a.png')).toBeUndefined();
    expect(await kindOf(Buffer.from('504b0304140000000000', 'hex'), 'a.zip')).toBeUndefined();
    expect(await kindOf(Buffer.from([0, 1, 2, 3, 250, 251]), 'a.txt')).toBeUndefined();
    expect(await kindOf(compoundFile(['!_Tables']), 'setup.doc')).toBeUndefined();
    expect(await kindOf(await zipOf({ 'classes.dex': 'a' }), 'app.docx')).toBeUndefined();
    const macros = await officeFile('application/vnd.ms-word.document.macroEnabled', 'word/document.xml');
    expect(await kindOf(macros, 'plan.docx')).toBeUndefined();
    const [, document] = documents[0]!;
    expect(await kindOf(document, 'tool.jar')).toBeUndefined();
  });

  it('is not accepted for a document without its parts', async () => {
    const empty = Buffer.concat([Buffer.from('504b0506', 'hex'), Buffer.alloc(18)]);
    expect(await kindOf(empty, 'plan.docx')).toBeUndefined();
    expect(await kindOf(await zipOf({ 'a.txt': 'a' }), 'plan.docx')).toBeUndefined();
    expect(
      await kindOf(await zipOf({ mimetype: 'application/vnd.oasis.opendocument.text' }), 'a.odt'),
    ).toBeUndefined();
    for (const [name, content] of documents.slice(0, 10))
      for (const length of [8, 80, content.length / 2, content.length - 30])
        expect(await kindOf(content.subarray(0, length), name).catch(() => 'thrown')).not.toBe('thrown');
  });

  it('is shown in the browser for pictures, films, sounds and PDFs only', () => {
    expect(['image/png', 'video/mp4', 'audio/mpeg', 'application/pdf'].every(isShownInline)).toBe(true);
    expect(['image/svg+xml', 'text/plain', 'application/msword'].some(isShownInline)).toBe(false);
  });
});

describe('the kind of a film or sound', () => {
  it.each([
    ['sound-isom.m4a', 'audio/mp4'],
    ['sound-m4a.m4a', 'audio/x-m4a'],
    ['sound-late-moov.mp4', 'audio/mp4'],
    ['sound-fragmented.mp4', 'audio/mp4'],
    ['sound.mov', 'audio/mp4'],
    ['sound.3gp', 'audio/mp4'],
    ['sound.webm', 'audio/webm'],
    ['sound.mka', 'audio/matroska'],
    ['sound.ogg', 'audio/ogg'],
    ['sound.wma', 'audio/x-ms-asf'],
    ['sound.mp3', 'audio/mpeg'],
    ['sound.aac', 'audio/aac'],
    ['film.mp4', 'video/mp4'],
    ['film-only.m4a', 'video/x-m4v'],
    ['film.mov', 'video/quicktime'],
    ['film.3gp', 'video/3gpp'],
    ['film.webm', 'video/webm'],
    ['film.mkv', 'video/matroska'],
    ['film.ogv', 'video/ogg'],
    ['film-sound-first.ogv', 'video/ogg'],
    ['film.wmv', 'video/x-ms-asf'],
    ['film.avi', 'video/vnd.avi'],
  ])('is told by its tracks, not by its name: %s', async (name, mimeType) => {
    expect(await kindOf(fixture(name), 'clip.bin')).toBe(mimeType);
  });

  it('is found in truncated and corrupted files without an error', async () => {
    for (const name of ['film.mp4', 'film.webm', 'film.ogv', 'film.wmv']) {
      const whole = fixture(name);
      for (let at = 30; at < whole.length; at += 97) {
        const broken = Buffer.from(whole);
        broken.writeUInt32BE(0xffffffff, Math.min(at, whole.length - 4));
        await kindOf(broken);
        await kindOf(whole.subarray(0, at));
      }
    }
  });
});
