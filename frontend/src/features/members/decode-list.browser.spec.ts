import { describe, expect, it } from 'vitest';
import { decodeList } from './decode-list';

describe('a file', () => {
  const text = 'ada@club.example;Zoë;Müller – “Núñez” €';
  const windows = Uint8Array.from(
    [...'ada@club.example;Zo\xeb;M\xfcller \x96 \x93N\xfa\xf1ez\x94 \x80'].map((char) => char.charCodeAt(0)),
  );
  const utf16 = (isLittle: boolean) => {
    const view = new DataView(new ArrayBuffer(2 * text.length + 2));
    [0xfeff, ...[...text].map((char) => char.charCodeAt(0))].forEach((unit, index) =>
      view.setUint16(2 * index, unit, isLittle),
    );
    return new Uint8Array(view.buffer);
  };

  it.each([
    ['UTF-8', new TextEncoder().encode(text)],
    ['UTF-8 with a byte order mark', new TextEncoder().encode(`\ufeff${text}`)],
    ['Windows-1252, as Excel saves it', windows],
    ['UTF-16, little-endian', utf16(true)],
    ['UTF-16, big-endian', utf16(false)],
  ])('is decoded from %s', (_, bytes) => {
    expect(decodeList(bytes)).toBe(text);
  });
});
