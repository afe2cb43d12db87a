import fc, { type Arbitrary } from 'fast-check';
import { hostileText, hostileValue } from './hostile-values';

/** Returns a possibly invalid variant of a valid value. */
type CorruptValue = (value: unknown) => unknown;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces the value itself, a field, or a nested field. */
function replaced(value: unknown, at: number, by: CorruptValue): unknown {
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

const anotherValue = fc.tuple(place, hostileValue).map(
  ([at, hostile]): CorruptValue =>
    (value) =>
      replaced(value, at, () => hostile),
);
const inAList = place.map(
  (at): CorruptValue =>
    (value) =>
      replaced(value, at, (each) => [each]),
);
const asText = place.map(
  (at): CorruptValue =>
    (value) =>
      replaced(value, at, (each) => JSON.stringify(each)),
);
const longer = place.map(
  (at): CorruptValue =>
    (value) =>
      replaced(value, at, (each) => (typeof each === 'string' ? (each || 'x').repeat(600) : each)),
);
const oneMissing = fc.nat(20).map((at): CorruptValue => (value) => {
  if (!isObject(value)) return undefined;
  const keys = Object.keys(value);
  return Object.fromEntries(
    keys.filter((_, index) => index !== at % keys.length).map((key) => [key, value[key]]),
  );
});
const oneMore = fc.tuple(hostileText, hostileValue).map(([key, extra]): CorruptValue => (value) => {
  if (!isObject(value)) return [value, extra];
  return Object.fromEntries([...Object.entries(value), [key, extra]]);
});
const another = hostileValue.map(
  (hostile): CorruptValue =>
    () =>
      hostile,
);

export const corruptValue: Arbitrary<CorruptValue> = fc.oneof(
  { weight: 6, arbitrary: anotherValue },
  { weight: 1, arbitrary: inAList },
  { weight: 1, arbitrary: asText },
  { weight: 1, arbitrary: longer },
  { weight: 2, arbitrary: oneMissing },
  { weight: 2, arbitrary: oneMore },
  { weight: 1, arbitrary: another },
);

/** Returns a possibly invalid variant of JSON. */
type CorruptJson = (json: string) => string | Buffer;

const MAX_CONTENT_CHARS = 6_000_001;

export const corruptJson: Arbitrary<CorruptJson> = fc.oneof(
  fc.nat(200).map(
    (at): CorruptJson =>
      (json) =>
        json.slice(0, at % Math.max(1, json.length)),
  ),
  fc.constantFrom<CorruptJson[]>(
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
    () => `{"content":"${'x'.repeat(MAX_CONTENT_CHARS)}"}`,
  ),
);
