import { describe, expect, it } from 'vitest';
import { isShownInline, mediaKind } from './media-kind';

const png = Buffer.from('89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c489', 'hex');
const bytes = (text: string) => Buffer.from(text);

describe('the kind of a file', () => {
  it('is detected from its content, whatever its name', async () => {
    expect(await mediaKind(png, 'holiday.exe')).toBe('image/png');
    expect(await mediaKind(bytes('%PDF-1.7\n'), 'photo.png')).toBe('application/pdf');
  });

  it('is plain text for anything written in characters, so that no browser runs it', async () => {
    expect(await mediaKind(bytes('<script>alert(1)</script>'), 'photo.png')).toBe('text/plain');
    expect(await mediaKind(bytes('<?xml version="1.0"?><svg/>'), 'drawing.svg')).toBe('text/plain');
    expect(await mediaKind(bytes('Wer übt, gewinnt'), 'notes.txt')).toBe('text/plain');
  });

  it('is not accepted for programs and archives', async () => {
    expect(await mediaKind(Buffer.from('4d5a90000300000004000000ffff0000', 'hex'), 'a.png')).toBeUndefined();
    expect(await mediaKind(Buffer.from('504b0304140000000000', 'hex'), 'a.zip')).toBeUndefined();
    expect(await mediaKind(Buffer.from([0, 1, 2, 3, 250, 251]), 'a.txt')).toBeUndefined();
  });

  it('is shown in the browser for pictures, film and sound only', () => {
    expect(['image/png', 'video/mp4', 'audio/mpeg'].every(isShownInline)).toBe(true);
    expect(['image/svg+xml', 'application/pdf', 'text/plain'].some(isShownInline)).toBe(false);
  });
});
