import { calls } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { views } from '../../../test/call-samples';
import { openApi } from './open-api';

const { paths, components } = openApi();
const operations = Object.values(paths as Record<string, Record<string, { operationId: string }>>).flatMap(
  (methods) => Object.values(methods),
);

describe('the description of the API', () => {
  it('contains every call', () => {
    const names = Object.entries(calls).flatMap(([tag, table]) =>
      Object.keys(table).map((name) => `${tag}.${name}`),
    );
    const described = operations.map(({ operationId }) => operationId);
    expect([...described, ...Object.keys(views)].sort()).toEqual(names.sort());
  });

  it('has parameters, bodies, responses and security of a call', () => {
    const { post } = paths['/api/teams/{teamId}/pages'] as Record<string, Record<string, unknown>>;
    expect(post).toMatchObject({
      security: [{ session: [] }],
      parameters: [{ name: 'teamId', in: 'path', required: true, schema: { type: 'integer' } }],
      requestBody: { content: { 'application/json': { schema: { $ref: '#/components/schemas/NewPage' } } } },
      responses: {
        201: { content: { 'application/json': { schema: { $ref: '#/components/schemas/Page' } } } },
      },
    });
    expect((paths['/api/login'] as Record<string, object>).post).not.toHaveProperty('security');
    expect(components?.schemas).toMatchObject({
      Page: { required: expect.arrayContaining(['id', 'title', 'version']), additionalProperties: false },
    });
  });

  it('lists the refusals of a call by status', () => {
    const { patch } = paths['/api/pages/{pageId}'] as Record<
      string,
      { responses: Record<number, { description: string }> }
    >;
    expect(Object.keys(patch!.responses).map(Number)).toEqual(
      expect.arrayContaining([200, 400, 401, 403, 404, 409, 413, 415, 500, 503]),
    );
    expect(patch!.responses[409]!.description).toContain('`page_changed`: Someone else saved this page');
  });

  it('lists `as=player` for reads of teams, and for nothing else', () => {
    const hasAs = (path: string, method: string) =>
      (paths[path] as Record<string, { parameters: { name: string }[] }>)[method]!.parameters.some(
        ({ name }) => name === 'as',
      );
    expect(hasAs('/api/pages/{pageId}', 'get')).toBe(true);
    expect(hasAs('/api/pages/{pageId}', 'patch')).toBe(false);
    expect(hasAs('/api/today', 'get')).toBe(false);
  });

  it('has no empty schema', () => {
    const bare = Object.entries(components?.schemas ?? {}).filter(
      ([, schema]) => Object.keys(schema).length === 0,
    );
    expect(bare).toEqual([]);
  });
});
