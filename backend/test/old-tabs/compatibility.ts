import type { JsonSchema } from '../../api-schema/json-schema';

/** The schemas of one call. */
export interface CallShape {
  body?: JsonSchema;
  query?: JsonSchema;
  answer?: JsonSchema;
}

export interface ApiContract {
  calls: Record<string, CallShape>;
  components: Record<string, JsonSchema>;
}

interface Side {
  schema: JsonSchema;
  components: Record<string, JsonSchema>;
}

interface Comparison {
  at: string;
  /** A reader of responses ignores fields and values it does not know; the server refuses them in requests. */
  isResponse: boolean;
  /** Pairs of named types that are being compared: types may be recursive. */
  compared: Set<string>;
}

/**
 * Lists the breaking changes between an earlier contract and the current one: removed calls, requests that would be refused, and
 * responses without a field that the app reads.
 */
export function breakingChanges(before: ApiContract, now: ApiContract): string[] {
  return Object.entries(before.calls).flatMap(([call, earlier]) => {
    const current = now.calls[call];
    if (!current) return [`${call} is gone`];
    return [
      ...(['body', 'query'] as const).flatMap((part) =>
        mismatches(side(earlier[part], before), side(current[part], now), begin(`${call} ${part}`, false)),
      ),
      ...mismatches(side(current.answer, now), side(earlier.answer, before), begin(`${call} answer`, true)),
    ];
  });
}

const begin = (at: string, isResponse: boolean): Comparison => ({ at, isResponse, compared: new Set() });

const side = (schema: JsonSchema | undefined, { components }: ApiContract): Side | undefined =>
  schema && { schema, components };

/** Lists the places where the receiver does not accept what the sender may send. */
function mismatches(sender: Side | undefined, receiver: Side | undefined, comparison: Comparison): string[] {
  const { at, isResponse, compared } = comparison;
  if (!receiver) return sender && !isResponse ? [`${at} is no longer taken`] : [];
  if (!sender) return isRequired(receiver) ? [`${at} is missing`] : [];
  const pair = `${sender.schema.$ref ?? ''} ${receiver.schema.$ref ?? ''}`;
  if (sender.schema.$ref && receiver.schema.$ref) {
    if (compared.has(pair)) return [];
    compared.add(pair);
  }
  return compareAlternatives(resolve(sender), resolve(receiver), comparison);
}

/** A query or body without required fields may be omitted. */
function isRequired(receiver: Side): boolean {
  const { required, type } = resolve(receiver).schema;
  return type !== 'object' || (required ?? []).length > 0;
}

function resolve({ schema, components }: Side): Side {
  const named = schema.$ref && components[schema.$ref.split('/').pop() ?? ''];
  return named ? { schema: named, components } : { schema, components };
}

/** Each alternative of the sender must match one of the receiver; the closest one is reported. */
function compareAlternatives(sender: Side, receiver: Side, comparison: Comparison): string[] {
  const known = alternatives(receiver);
  return alternatives(sender).flatMap((sent) => {
    const attempts = known.map((taken) => compareOne(resolve(sent), resolve(taken), comparison));
    return attempts.reduce((best, one) => (one.length < best.length ? one : best), attempts[0] ?? []);
  });
}

const alternatives = ({ schema, components }: Side): Side[] =>
  schema.anyOf?.map((each) => ({ schema: each, components })) ?? [{ schema, components }];

function compareOne(sender: Side, receiver: Side, comparison: Comparison): string[] {
  const { at, isResponse } = comparison;
  if (isAnything(receiver.schema)) return [];
  const [sent, taken] = [typesOf(sender.schema), typesOf(receiver.schema)];
  if (!sent.every((type) => taken.includes(type)))
    return [`${at} is ${sent.join(' or ')}, where ${taken.join(' or ')} is taken`];
  if (receiver.schema.enum && !isResponse) {
    const left = (sender.schema.enum ?? ['any value']).filter(
      (value) => !receiver.schema.enum?.includes(value),
    );
    return left.length > 0 ? [`${at} no longer takes ${left.join(', ')}`] : [];
  }
  const of = (schema: JsonSchema | boolean | undefined, components: Side['components']) =>
    typeof schema === 'object' ? { schema, components } : undefined;
  return [
    ...compareFields(sender, receiver, comparison),
    ...mismatches(
      of(sender.schema.items, sender.components),
      of(receiver.schema.items, receiver.components),
      { ...comparison, at: `${at}[]` },
    ),
    ...mismatches(
      of(sender.schema.additionalProperties, sender.components),
      of(receiver.schema.additionalProperties, receiver.components),
      { ...comparison, at: `${at}[name]` },
    ),
  ];
}

const isAnything = ({ type, enum: values, anyOf, $ref }: JsonSchema) =>
  type === undefined && values === undefined && anyOf === undefined && $ref === undefined;

function typesOf({ type, enum: values }: JsonSchema): string[] {
  if (values) return [...new Set(values.map((value) => typeof value))];
  return [type ?? 'anything'].flat();
}

function compareFields(sender: Side, receiver: Side, comparison: Comparison): string[] {
  const { at, isResponse, compared } = comparison;
  const [sent, taken] = [sender.schema.properties ?? {}, receiver.schema.properties ?? {}];
  const always = new Set(sender.schema.required);
  const isOpen = Boolean(receiver.schema.additionalProperties);
  const missing = (receiver.schema.required ?? [])
    .filter((name) => !always.has(name))
    .map((name) => `${at}.${name} is missing, or not always there`);
  const refused = Object.keys(sent)
    .filter((name) => !(name in taken) && !isOpen && !isResponse)
    .map((name) => `${at}.${name} is no longer taken`);
  const changed = Object.entries(sent).flatMap(([name, schema]) => {
    const known = taken[name];
    if (!known) return [];
    return mismatches(
      { schema, components: sender.components },
      { schema: known, components: receiver.components },
      { at: `${at}.${name}`, isResponse, compared },
    );
  });
  return [...missing, ...refused, ...changed];
}
