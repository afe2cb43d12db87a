import fc, { type Arbitrary } from 'fast-check';
import { hostileNames, unkeepable } from '../hostile-names';

const prototypes = ['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then', 'length'];

/** Text that no form sends; long ones are rare, because they take time. */
export const hostileText: Arbitrary<string> = fc.oneof(
  { weight: 8, arbitrary: fc.constantFrom(...hostileNames, ...unkeepable, ...prototypes, '', ' ', '\ufeff') },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  { weight: 2, arbitrary: fc.constantFrom('%', '_', '\\', "'", '"', '1e309', '0x7f', '١٢', 'NaN', '-0') },
  {
    weight: 2,
    arbitrary: fc.constantFrom('x'.repeat(300), '\u202e'.repeat(200), '👩‍👩‍👧'.repeat(80), 'é'.repeat(255)),
  },
  { weight: 1, arbitrary: fc.constantFrom('x'.repeat(20_000), '<b>'.repeat(4000), '{['.repeat(9000)) },
);

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -1, -0, 0.5, 1e21, 2 ** 31, 2 ** 53, -(2 ** 63), 1e308, Number.MIN_VALUE),
  fc.integer(),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
);

const deep = (depth: number): unknown => JSON.parse('[{"a":'.repeat(depth) + '1' + '}]'.repeat(depth));

/** Any JSON value. */
export const hostileValue: Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText },
  { weight: 4, arbitrary: hostileNumber },
  { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], { length: -1 }) },
  { weight: 2, arbitrary: fc.array(hostileText, { maxLength: 5 }) },
  { weight: 2, arbitrary: fc.dictionary(hostileText, hostileNumber, { maxKeys: 4 }) },
  { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
  { weight: 1, arbitrary: fc.constantFrom(50, 2000).map(deep) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 12_000 }, () => 0)) },
);

/** Header values: Latin-1 without line breaks. */
export const hostileHeader: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...['', '*', '*/*;q=0', ',,,,', '"', 'W/"', 'bytes=', 'bytes=-', 'bytes=9-1', 'bytes=0-0,1-1,2-2'],
    ...[
      'bytes=-99999999999999999999',
      '127.0.0.1',
      '::1',
      '999.1.1.1',
      'unknown',
      '1.2.3.4, "a',
      '_',
      'null',
    ],
    ...['-1', '1e9', '99999999999999999999', 'gzip;q=1.5, br;;', 'x'.repeat(3000), `a=${'b;'.repeat(900)}`],
  ),
  fc
    .array(fc.oneof(fc.integer({ min: 0x20, max: 0x7e }), fc.integer({ min: 0xa0, max: 0xff })), {
      maxLength: 40,
    })
    .map((codes) => String.fromCharCode(...codes).trim()),
);

/** Encodes text for a URL; lone surrogates are replaced. */
export const encoded = (text: string) => encodeURIComponent(Buffer.from(text).toString());

/** Path segments without spaces; some cannot be decoded. */
export const hostilePathPart: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    ...[
      '0',
      '-1',
      '1.0',
      '1e1',
      '01',
      '+1',
      '2147483647',
      '2147483648',
      '99999999999999999999',
      'NaN',
      '%31',
    ],
    ...[
      '%00',
      '%',
      '%zz',
      '%c0%ae',
      '%ff',
      '%ed%a0%80',
      '..',
      '.',
      '..%2f..%2fetc',
      '%5c',
      '..;',
      '*',
      '__proto__',
    ],
    ...[
      '%0d%0aX-Evil:%201',
      '%e2%80%ae',
      "'--",
      '%27%20or%201=1',
      '~',
      ';a=b',
      ':id',
      '{pageId}',
      '$1',
      '(.*)*',
    ],
    'x'.repeat(400),
  ),
  hostileText.map((text) => encoded(text.slice(0, 200))),
);
