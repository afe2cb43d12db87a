import fc, { type Arbitrary } from 'fast-check';
import { nastyText, nastyValue } from './nasty';

/** Takes a value that is right, and answers one that may not be. */
type Spoil = (value: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value with another one in one of its places: itself, a field, or a field of a field. */
function replaced(value: unknown, at: number, by: Spoil): unknown {
  if (at % 4 === 0 || typeof value !== 'object' || value === null) return by(value);
  if (Array.isArray(value))
    return (value as unknown[]).map((item, index) =>
      index === at % value.length ? replaced(item, at >> 2, by) : item,
    );
  const keys = Object.keys(value);
  const chosen = keys[at % Math.max(1, keys.length)] ?? '';
  return { ...value, [chosen]: replaced((value as Record<string, unknown>)[chosen], at >> 2, by) };
}

const place = fc.nat(4095).map((at) => at * 4 + 1);

const anotherValue = fc.tuple(place, nastyValue).map(
  ([at, nasty]): Spoil =>
    (value) =>
      replaced(value, at, () => nasty),
);
const inAList = place.map(
  (at): Spoil =>
    (value) =>
      replaced(value, at, (each) => [each]),
);
const asText = place.map(
  (at): Spoil =>
    (value) =>
      replaced(value, at, (each) => JSON.stringify(each)),
);
const longer = place.map(
  (at): Spoil =>
    (value) =>
      replaced(value, at, (each) => (typeof each === 'string' ? (each || 'x').repeat(600) : each)),
);
const oneMissing = fc.nat(20).map((at): Spoil => (value) => {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  return Object.fromEntries(
    keys.filter((_, index) => index !== at % keys.length).map((key) => [key, value[key]]),
  );
});
const oneMore = fc.tuple(nastyText, nastyValue).map(([key, extra]): Spoil => (value) => {
  if (!isObject(value)) return [value, extra];
  return Object.fromEntries([...Object.entries(value), [key, extra]]);
});
const another = nastyValue.map(
  (nasty): Spoil =>
    () =>
      nasty,
);

export const spoil: Arbitrary<Spoil> = fc.oneof(
  { weight: 6, arbitrary: anotherValue },
  { weight: 1, arbitrary: inAList },
  { weight: 1, arbitrary: asText },
  { weight: 1, arbitrary: longer },
  { weight: 2, arbitrary: oneMissing },
  { weight: 2, arbitrary: oneMore },
  { weight: 1, arbitrary: another },
);

/** Takes JSON, and answers bytes that may be none. */
type Garble = (json: string) => string | Buffer;

const most = 6_000_001;

export const garble: Arbitrary<Garble> = fc.oneof(
  fc.nat(200).map(
    (at): Garble =>
      (json) =>
        json.slice(0, at % Math.max(1, json.length)),
  ),
  fc.constantFrom<Garble[]>(
    (json) => json.replace('{', '{"__proto__":{"isAdmin":true},'),
    (json) => json.replace('{', '{"constructor":{"prototype":{"isAdmin":true}},'),
    (json) => json.replace(/^\{("[^"]*")/, (_, key: string) => `{${key}:1,${key}`),
    (json) => `${json}${json}`,
    (json) => `\ufeff${json}`,
    (json) => Buffer.from(json, 'utf16le'),
    (json) => Buffer.concat([Buffer.from(json.slice(0, -1)), Buffer.from([0xff, 0xc0, 0x80, 0x7d])]),
    (json) => json.replaceAll('"', "'"),
    (json) => json.replace(/[a-z]/i, '\\u0000'),
    (json) => json.replace(/[a-z]/i, '\\ud800'),
    () => '',
    () => 'null',
    () => 'NaN',
    () => '1e999',
    () => '[['.repeat(60_000),
    () => '{"a":'.repeat(60_000),
    () => `[${'0,'.repeat(200_000)}0]`,
    () => `{"content":"${'x'.repeat(most)}"}`,
  ),
);
