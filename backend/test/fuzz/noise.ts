import fc, { type Arbitrary } from 'fast-check';

const lines = [
  'GET /api/user HTTP/1.1',
  'Host: localhost',
  'Cookie: touchline_session=a',
  'Content-Type: application/json',
  'Content-Length: 17',
  'Sec-Fetch-Site: same-origin',
];

const strange = fc.constantFrom(
  ...[
    'GET /api/user HTTP/9.9',
    'BREW /api/user HTTP/1.1',
    'GET  HTTP/1.1',
    'PRI * HTTP/2.0',
    'POST /api/login HTTP/1.1',
  ],
  ...[
    'Content-Length: -1',
    'Content-Length: 99999999999',
    'Content-Length: 1, 2',
    'Transfer-Encoding: chunked',
  ],
  ...[
    'Transfer-Encoding: chunked, identity',
    'Transfer-Encoding : chunked',
    'Expect: 100-continue',
    'Upgrade: h2c',
  ],
  ...[
    'Connection: upgrade, keep-alive',
    'Host:',
    'Host: a b',
    'X: \u0000',
    ': empty',
    'no colon',
    ' folded: yes',
  ],
  ...[
    `X-Long: ${'x'.repeat(20_000)}`,
    'X: y\r\n'.repeat(3000),
    'Cookie: \u00ff=\u00ff',
    'CONNECT elsewhere:443 HTTP/1.1',
  ],
);

/** Malformed requests: missing, repeated, misplaced or invalid lines, or random bytes. */
export const noise: Arbitrary<Buffer> = fc.oneof(
  { weight: 1, arbitrary: fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes)) },
  {
    weight: 6,
    arbitrary: fc
      .record({
        first: fc.oneof(fc.constant(lines[0]!), strange),
        rest: fc.array(fc.oneof(fc.constantFrom(...lines), strange), { maxLength: 6 }),
        body: fc.constantFrom('', '{"email":"a@b.c"}', '0\r\n\r\n', 'ffffffffffffffff\r\nx', '-1\r\n'),
        end: fc.constantFrom('\r\n', '\r\n', '\n', '\r'),
      })
      .map(({ first, rest, body, end }) => Buffer.from([first, ...rest, '', body].join(end), 'latin1')),
  },
);
