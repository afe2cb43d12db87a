import fc, { type Arbitrary } from 'fast-check';
import { filmBomb, pictureBomb } from '../decompression-bombs';
import { hostile } from '../hostile';
import { hostileNames } from '../hostile-names';
import { aPicture } from '../media';
import { boundary, end, part } from '../multipart';
import { zipOf } from '../zip';

const index = {
  format: 1,
  team: 'Rovers',
  pages: [{ path: 'pages/1.html', title: 'One', tags: ['a'], category: [{ name: 'Attack', icon: null }] }],
  files: [{ path: 'files/a.txt', name: 'a.txt' }],
};
const space = await zipOf({
  'space.json': JSON.stringify(index),
  'pages/1.html': '<!doctype html><title>One</title><main><p>Words</p></main>',
  'files/a.txt': 'Kick-off 14:30',
});
const emptySpace = await zipOf({ 'space.json': JSON.stringify({ ...index, pages: [], files: [] }) });

const right: Record<string, Buffer[]> = {
  'media.upload': [aPicture, Buffer.from('Kick-off 14:30')],
  'media.changeAvatar': [aPicture],
  'media.setPoster': [aPicture],
  'spaces.importSpace': [space, emptySpace],
};

/** Calls with a multipart body. */
export const uploadCalls = new Set(Object.keys(right));

const wrong = [
  Buffer.alloc(0),
  Buffer.alloc(5000),
  Buffer.from('4d5a90000300', 'hex'),
  Buffer.from('GIF89a\u00ff\u00ff\u00ff\u00ff', 'latin1'),
  Buffer.from('%PDF-1.7\n1 0 obj'),
  Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="99999999" height="99999999"/>'),
  Buffer.from(hostile.join('\n')),
  Buffer.from('<b>'.repeat(20_000)),
  Buffer.from('<?xml version="1.0"?><!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/passwd">]><a>&b;</a>'),
  pictureBomb(60_000, 60_000),
  pictureBomb(2 ** 31 - 1, 1),
  pictureBomb(0, 0),
  await filmBomb(),
];

/** A valid file, a truncated or corrupted one, or one of another type. */
function contentOf(name: string): Arbitrary<Buffer> {
  const whole = fc.constantFrom(...right[name]!);
  const cut = fc.tuple(whole, fc.nat(10_000)).map(([file, at]) => file.subarray(0, at % file.length));
  const flips = fc.array(fc.tuple(fc.nat(100_000), fc.nat(255)), { minLength: 1, maxLength: 6 });
  const flipped = fc.tuple(whole, flips).map(([file, turned]) => {
    const bytes = Buffer.from(file);
    for (const [at, byte] of turned) bytes[at % bytes.length] = byte;
    return bytes;
  });
  const foreign = fc.constantFrom(...wrong, ...Object.values(right).flat());
  return fc.oneof({ weight: 4, arbitrary: whole }, cut, flipped, foreign);
}

const fileName = fc.oneof(
  fc.constantFrom('me.png', 'notes.txt', 'space.zip', 'plan.docx'),
  fc.constantFrom(
    ...hostileNames.map((name) => name.replace(/["\r\n]/g, '_')),
    ...[
      '',
      '.',
      '..',
      '/',
      'con',
      'a'.repeat(3000),
      '\u0000.png',
      'a.png\u0000.html',
      '%2e%2e%2fa',
      'a;b="c',
      '~',
    ],
  ),
);
const claimed = fc.constantFrom(
  'image/png',
  'text/html',
  'image/svg+xml',
  'a',
  '',
  'multipart/mixed; boundary=x',
);
const field = fc.oneof(
  { weight: 14, arbitrary: fc.constant('files') },
  { weight: 1, arbitrary: fc.constantFrom('file', '__proto__', '', 'files[]') },
);

const file = (name: string) =>
  fc
    .record({ field, fileName, claimed, content: contentOf(name) })
    .map(({ field: named, fileName: called, claimed: type, content }) =>
      part(`name="${named}"; filename="${called}"${type && `\r\nContent-Type: ${type}`}`, content),
    );

/** Multipart bodies around the files, valid and malformed. */
const frame = fc.oneof(
  { weight: 8, arbitrary: fc.constant((parts: Buffer[]) => Buffer.concat([...parts, end])) },
  {
    weight: 3,
    arbitrary: fc.constantFrom<((parts: Buffer[]) => Buffer)[]>(
      (parts) => Buffer.concat(parts),
      (parts) => Buffer.concat(parts).subarray(0, -40),
      (parts) => Buffer.concat([part('name="note"', 'words'), ...parts, end]),
      (parts) => Buffer.concat([...parts, part('name="files"', 'words'), end]),
      (parts) => Buffer.concat([part('', 'words'), ...parts, end]),
      (parts) => Buffer.concat([Buffer.from(`--${boundary}\r\n`.repeat(50)), ...parts, end]),
      (parts) =>
        Buffer.from(
          Buffer.concat([...parts, end])
            .toString('latin1')
            .replaceAll('\r\n', '\n'),
          'latin1',
        ),
      (parts) => Buffer.concat([...Array.from({ length: 21 }, () => parts[0] ?? end), end]),
      () => end,
      () => Buffer.from('not a form'),
    ),
  },
);

const type = `multipart/form-data; boundary=${boundary}`;
const types = fc.oneof(
  { weight: 15, arbitrary: fc.constant(type) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('multipart/form-data', `${type}x`, 'application/json', 'image/png'),
  },
);

/** Generates a valid upload of one file. */
export const validUpload = (name: string): Arbitrary<{ type: string; content: Buffer }> =>
  fc.constantFrom(...right[name]!).map((content) => ({
    type,
    content: Buffer.concat([part('name="files"; filename="a.png"', content), end]),
  }));

/** Generates uploads of usually one, usually valid file. */
export function mutatedUpload(name: string): Arbitrary<{ type: string; content: Buffer }> {
  const files = fc.oneof(
    { weight: 4, arbitrary: fc.tuple(file(name)) },
    { weight: 1, arbitrary: fc.array(file(name), { maxLength: 3 }) },
  );
  return fc
    .tuple(files, frame, types)
    .map(([parts, framed, said]) => ({ type: said, content: framed(parts as Buffer[]) }));
}
