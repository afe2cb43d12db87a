import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { JsonSchema } from '../../api-schema/json-schema';
import { apiContract } from './api-contract';
import { breakingChanges, type ApiContract, type CallShape } from './compatibility';

const file = join(import.meta.dirname, 'earlier-contract.json');

it('a tab of the previous release can call this server and read its responses', () => {
  if (process.env.UPDATE === 'old-tabs') writeFileSync(file, `${JSON.stringify(apiContract(), null, 1)}\n`);
  const before = JSON.parse(readFileSync(file, 'utf8')) as ApiContract;
  expect(Object.keys(before.calls).length).toBeGreaterThan(100);
  expect(breakingChanges(before, apiContract())).toEqual([]);
});

describe('the comparison of two contracts', () => {
  const text: JsonSchema = { type: 'string' };
  const number: JsonSchema = { type: 'number' };
  const object = (properties: Record<string, JsonSchema>, ...required: string[]): JsonSchema => ({
    type: 'object',
    properties,
    required,
    additionalProperties: false,
  });
  const api = (shape: CallShape, components: ApiContract['components'] = {}): ApiContract => ({
    calls: { 'PATCH /api/pages/:': shape },
    components,
  });
  const found = (before: CallShape, now: CallShape) => breakingChanges(api(before), api(now));
  const page = object({ title: text }, 'title');

  it('reports a call that is gone', () => {
    expect(breakingChanges(api({}), { calls: {}, components: {} })).toEqual(['PATCH /api/pages/: is gone']);
  });

  it('allows a new optional field in a request, and reports a new required one', () => {
    expect(found({ body: page }, { body: object({ title: text, tag: text }, 'title') })).toEqual([]);
    expect(found({ body: page }, { body: object({ title: text, tag: text }, 'title', 'tag') })).toEqual([
      'PATCH /api/pages/: body.tag is missing, or not always there',
    ]);
    expect(found({}, { query: object({ limit: text }) })).toEqual([]);
    expect(found({}, { query: object({ limit: text }, 'limit') })).toEqual([
      'PATCH /api/pages/: query is missing',
    ]);
  });

  it('reports a field, a value and a type that a request may no longer have', () => {
    expect(found({ body: page }, { body: object({}) })).toEqual([
      'PATCH /api/pages/: body.title is no longer taken',
    ]);
    expect(found({ body: { enum: ['a', 'b'] } }, { body: { enum: ['a'] } })).toEqual([
      'PATCH /api/pages/: body no longer takes b',
    ]);
    expect(found({ body: { enum: ['a'] } }, { body: { enum: ['a', 'b'] } })).toEqual([]);
    expect(found({ body: text }, { body: number })).toEqual([
      'PATCH /api/pages/: body is string, where number is taken',
    ]);
    expect(found({ body: { anyOf: [text, { type: 'null' }] } }, { body: text })).toEqual([
      'PATCH /api/pages/: body is null, where string is taken',
    ]);
  });

  it('allows a new field in a response, and reports one that is gone or became optional', () => {
    expect(found({ answer: page }, { answer: object({ title: text, tag: text }, 'title', 'tag') })).toEqual(
      [],
    );
    const missing = ['PATCH /api/pages/: answer.title is missing, or not always there'];
    expect(found({ answer: page }, { answer: object({}) })).toEqual(missing);
    expect(found({ answer: page }, { answer: object({ title: text }) })).toEqual(missing);
    expect(found({ answer: page }, {})).toEqual(['PATCH /api/pages/: answer is missing']);
  });

  it('reports a field of a response that may be null now, at any depth', () => {
    const list = (title: JsonSchema) => ({ answer: { type: 'array', items: object({ title }, 'title') } });
    expect(found(list(text), list({ anyOf: [text, { type: 'null' }] }))).toEqual([
      'PATCH /api/pages/: answer[].title is null, where string is taken',
    ]);
    expect(found(list({ anyOf: [text, { type: 'null' }] }), list(text))).toEqual([]);
  });

  it('follows named types, those that hold themselves too', () => {
    const ref: JsonSchema = { $ref: '#/components/schemas/Comment' };
    const comments = (own: JsonSchema) =>
      api(
        { answer: ref },
        { Comment: object({ own, replies: { type: 'array', items: ref } }, 'own', 'replies') },
      );
    expect(breakingChanges(comments(text), comments(text))).toEqual([]);
    expect(breakingChanges(comments(text), comments(number))).toEqual([
      'PATCH /api/pages/: answer.own is number, where string is taken',
    ]);
  });
});
