import { boardSamples, lineUpOf } from '@touchline/contract/boards';
import fc, { type Arbitrary } from 'fast-check';
import { writeCursor, writeTextCursor } from '../../src/platform/http';
import { hostile } from '../hostile';
import { hostileNames } from '../hostile-names';
import type { JsonSchema } from '../../api-schema/json-schema';

/** Existing ids, tokens and URLs by the names of fields and parameters. */
export type Known = Record<string, readonly (string | number)[]>;

interface Source {
  known: Known;
  components: Record<string, JsonSchema>;
}

const word = fc.oneof(
  fc.constantFrom('Falcon', 'Line out', 'defence', 'Élan 🏉', 'a'),
  fc.constantFrom(...hostileNames.map((name) => name.slice(0, 50))),
);
const address = fc.uuid().map((id) => `fuzz-${id}@club.example`);
const html = fc.oneof(
  fc.constant('<p data-id="a1b2c3">Front pod</p>'),
  fc.subarray(hostile, { maxLength: 12 }).map((parts) => parts.join('\n')),
);

/** Returns values by the name of a field: existing ids for references, special formats for others. */
function ofName(name: string, known: Known): Arbitrary<unknown> | undefined {
  const there = known[name];
  if (there) return there.length > 0 ? fc.constantFrom(...there) : fc.constant(1);
  if (/email/i.test(name)) return address;
  if (/password/i.test(name)) return fc.constantFrom('Touchline1!', 'Touchline2!');
  return byName[name] ?? existingIds(name, known) ?? (name === 'changes' ? tagChanges(known) : undefined);
}

/** Returns lists of existing ids for `pageIds` and `playIds`: by chance alone, few requests name one. */
function existingIds(name: string, known: Known): Arbitrary<unknown> | undefined {
  const ids = name.endsWith('Ids') ? known[name.slice(0, -1)] : undefined;
  return ids && fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1, maxLength: 2 });
}

/** Returns a change of the tags of an existing page or play. */
const tagChanges = ({ pageId = [], playId = [] }: Known): Arbitrary<unknown> =>
  fc.tuple(
    fc.record({
      id: fc.constantFrom(...pageId, ...playId, 1),
      add: fc.uniqueArray(word, { maxLength: 2 }),
      remove: fc.uniqueArray(word, { maxLength: 2 }),
    }),
  );

const byName: Record<string, Arbitrary<unknown>> = {
  username: fc.uuid().map((id) => `fuzz-${id.slice(0, 13)}`),
  content: html,
  description: html,
  expiresAt: fc.constantFrom('2999-01-01T00:00:00.000Z', '2031-12-31T23:59:59.999+14:00'),
  diagramUrl: fc.constantFrom('/api/media/1/a.png', null),
  board: fc.constantFrom(null, ...Object.values(boardSamples)),
  lineUp: fc.constantFrom(lineUpOf(boardSamples.overlap), lineUpOf(boardSamples.pickAndRoll)),
  clientId: fc.uuid(),
  newsSeen: fc.constant(1),
  timeZone: fc.constantFrom('Europe/Berlin', 'Pacific/Kiritimati'),
  // A user of both teams could copy a secret of one into the other: no file has this id.
  fileIds: fc.constant([2_000_000_000]),
  // Or move it.
  toTeamId: fc.constant(2_000_000_000),
  cursor: fc.constantFrom(
    writeCursor({ at: new Date('2999-01-01T00:00:00Z'), id: 1 }),
    writeTextCursor({ key: 'a', id: 1 }),
    '0',
    '1',
  ),
  next: fc.constantFrom(
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example',
    '/\t/elsewhere.example',
    '/teams/1',
  ),
  since: fc.constantFrom(1, 2),
  label: fc.constantFrom('7', 'GK'),
  piece: fc.constantFrom('7', 'a'),
  number: fc.constantFrom('7', '07', '100'),
  positions: fc.constantFrom([], ['PR'], ['PR', 'HK', 'QB']),
  limit: fc.integer({ min: 1, max: 100 }),
  maxUses: fc.integer({ min: 1, max: 100 }),
  after: fc.constantFrom('0', '1', '999999'),
};

/** Generates values that match the schema, so that requests pass validation. */
export function validValue(schema: JsonSchema, source: Source, name = ''): Arbitrary<unknown> {
  const referred = schema.$ref && source.components[schema.$ref.split('/').pop() ?? ''];
  if (referred) return validValue(referred, source, name);
  const named = isNamed(schema, name) ? ofName(name, source.known) : undefined;
  if (named) return orNull(schema, named);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((each) => validValue(each, source, name)));
  if (schema.items) return fc.array(validValue(schema.items, source, name), { minLength: 1, maxLength: 3 });
  if (schema.properties) return validObject(schema, source);
  return plain[String(schema.type)] ?? word;
}

/** Objects are generated from their fields, but for those with a format of their own. */
const isNamed = ({ type }: JsonSchema, name: string) => type !== 'object' || name in byName;

function orNull({ anyOf = [] }: JsonSchema, value: Arbitrary<unknown>): Arbitrary<unknown> {
  return anyOf.some(({ type }) => type === 'null') ? fc.option(value, { freq: 3 }) : value;
}

const plain: Record<string, Arbitrary<unknown>> = {
  null: fc.constant(null),
  boolean: fc.boolean(),
  number: fc.integer({ min: 1, max: 50 }),
  integer: fc.integer({ min: 1, max: 50 }),
};

const validObject = ({ properties = {}, required = [] }: JsonSchema, source: Source) =>
  fc.record(
    Object.fromEntries(Object.entries(properties).map(([key, each]) => [key, validValue(each, source, key)])),
    { requiredKeys: required },
  );
