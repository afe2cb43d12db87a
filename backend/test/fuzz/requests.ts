import { appRoutes } from '@touchline/contract';
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../api-schema/json-schema';
import { openApi } from '../../src/platform/http/open-api';
import type { FuzzUser } from './club';
import { encoded, hostileHeader, hostilePathPart, hostileText } from './hostile-values';
import { corruptJson, corruptValue } from './corrupt';
import { mutatedUpload, validUpload, uploadCalls } from './uploads';
import { validValue, type Known } from './valid';

/** A call in the OpenAPI description. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  body: JsonSchema | undefined;
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

/** A request as it is sent. */
export interface FuzzRequest {
  operation: Operation;
  user: FuzzUser;
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Its URL was rewritten and may belong to another call. */
  isRewritten: boolean;
}

type Described = Omit<Operation, 'name' | 'method' | 'path' | 'body'> & {
  operationId: string;
  requestBody?: { content: Record<string, { schema: JsonSchema }> };
};

const { paths, components } = openApi();
export const schemas = components?.schemas as Record<string, JsonSchema>;

export const calls: Operation[] = Object.entries(paths as Record<string, Record<string, Described>>).flatMap(
  ([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters, responses, requestBody }]) => ({
      name: operationId,
      method: method.toUpperCase(),
      path,
      parameters,
      responses,
      body: requestBody?.content['application/json']?.schema,
    })),
);

const text = { in: 'query', required: false, schema: { type: 'string' } } as const;
const documentResponses = Object.fromEntries(
  ['200', '302', '400', '404', '415'].map((status) => [
    status,
    { description: '`bad_request` `not_found` `wrong_type`' },
  ]),
);

/** The server-rendered documents. */
export const documents: Operation[] = appRoutes.map(({ path }) => {
  const parameters = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return {
    name: `the document ${path}`,
    method: 'GET',
    path: path.replace(/:(\w+)/g, '{$1}'),
    parameters: [
      ...parameters.map((name) => ({ ...text, name, in: 'path' as const })),
      { ...text, name: 'next' },
    ],
    body: undefined,
    responses: documentResponses,
  };
});

const none = fc.constant(undefined);
const rarely = <Value>(value: Arbitrary<Value>, oneIn: number) =>
  fc.oneof({ weight: oneIn - 1, arbitrary: none }, { weight: 1, arbitrary: value });

const source = (known: Known) => ({ known, components: schemas });

/** URL with the user's own ids. */
const validUrl = (operation: Operation, { own }: FuzzUser) =>
  addressOf(operation, (name) => fc.constantFrom(...(own[name] ?? ['1'])).map(String));

/** URL with the user's own ids, sometimes foreign ones, rarely hostile values. */
const mutatedUrl = (operation: Operation, { own, foreign }: FuzzUser) =>
  addressOf(operation, (name) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...(own[name] ?? ['1'])).map(String) },
      { weight: 3, arbitrary: fc.constantFrom(...(foreign[name] ?? ['1'])).map(String) },
      { weight: 1, arbitrary: hostilePathPart },
    ),
  );

function addressOf({ path }: Operation, valueOf: (name: string) => Arbitrary<string>): Arbitrary<string> {
  const parts = path.split('/').map((part) => {
    const name = /^\{(\w+)\}$/.exec(part)?.[1];
    return name ? valueOf(name) : fc.constant(part);
  });
  return fc.tuple(...parts).map((all) => all.join('/'));
}

type Pairs = [string, string][];

const asText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const queries = (operation: Operation) => operation.parameters.filter((each) => each.in === 'query');

/** Required and some optional parameters. */
function validQuery(operation: Operation, { own }: FuzzUser): Arbitrary<Pairs> {
  const asked = queries(operation).map(({ name, schema, required }) =>
    (required ? validValue(schema, source(own), name) : rarely(validValue(schema, source(own), name), 2)).map(
      (value): Pairs => [value ?? []].flat().map((each: unknown) => [name, asText(each)]),
    ),
  );
  return fc.tuple(...asked).map((all) => all.flat());
}

/** Valid parameters with unknown, invalid or many more ones. */
function mutatedQuery(operation: Operation, user: FuzzUser): Arbitrary<Pairs> {
  const known = queries(operation).map(({ name }) => name);
  const names = fc.oneof(hostileText, fc.constantFrom(...known, 'view', 'q[]', 'a.b'));
  const wrong = fc.array(fc.tuple(names, hostileText), { minLength: 1, maxLength: 3 });
  const many = fc.constant<Pairs>(Array.from({ length: 700 }, (_, at) => ['tag', `t${at}`]));
  return fc
    .tuple(validQuery(operation, user), rarely(wrong, 3), rarely(many, 60))
    .map(([right, more, longest]): Pairs => [...right, ...(more ?? []), ...(longest ?? [])]);
}

const written = (query: Pairs) =>
  query
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .join('&')
    .slice(0, 8000);

const extraHeaders = fc.dictionary(
  fc.constantFrom(
    ...[
      'accept',
      'accept-encoding',
      'accept-language',
      'if-none-match',
      'if-modified-since',
      'range',
      'if-range',
    ],
    ...[
      'last-event-id',
      'x-tab-id',
      'x-account-id',
      'user-agent',
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded-proto',
    ],
    ...[
      'x-http-method-override',
      'x-request-id',
      'referer',
      'authorization',
      'x-original-url',
      'content-encoding',
    ],
  ),
  hostileHeader,
  { maxKeys: 3 },
);

const sameOrigin = { 'sec-fetch-site': 'same-origin' };
const anySite: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(sameOrigin) },
  { weight: 1, arbitrary: hostileHeader.map((origin) => ({ origin, ...sameOrigin })) },
  { weight: 1, arbitrary: fc.constant({}) },
);

const anyCookie = ({ cookie }: FuzzUser): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(cookie) },
    { weight: 1, arbitrary: hostileHeader.map((junk) => `${junk}; ${cookie}`) },
    { weight: 1, arbitrary: hostileHeader.map((junk) => `${cookie}; a=${junk}; __proto__=b; =; ;`) },
  );

const json = 'application/json';
const anyType = fc.oneof(
  { weight: 25, arbitrary: fc.constant(json) },
  {
    weight: 2,
    arbitrary: fc.constantFrom(
      ...['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-16', ''],
      ...[
        'multipart/form-data',
        'multipart/form-data; boundary=',
        'application/json;;;',
        'a/b',
        'application/xml',
      ],
    ),
  },
);

interface Body {
  type: string;
  content: string | Buffer | undefined;
}

function validBody({ name, body }: Operation, { own }: FuzzUser): Arbitrary<Body> {
  if (uploadCalls.has(name)) return validUpload(name);
  const valid = body ? validValue(body, source(own)) : none;
  return valid.map((value) => ({ type: json, content: JSON.stringify(value) }));
}

/** Bodies with foreign ids, corrupted values, or invalid JSON. */
function mutatedBody({ name, body }: Operation, { own, foreign }: FuzzUser): Arbitrary<Body> {
  if (uploadCalls.has(name)) return mutatedUpload(name);
  const valid = (known: Known) => (body ? validValue(body, source(known)) : none);
  const value = fc.oneof(
    { weight: 3, arbitrary: valid(own) },
    { weight: 1, arbitrary: valid({ ...own, ...foreign }) },
  );
  const corruptions = rarely(fc.array(corruptValue, { minLength: 1, maxLength: 2 }), 2);
  return fc
    .tuple(value, corruptions, rarely(corruptJson, 12), anyType)
    .map(([right, wrongs, corrupted, type]) => {
      const said = JSON.stringify((wrongs ?? []).reduce((each, wrong) => wrong(each), right));
      return { type, content: corrupted ? corrupted(said ?? '{}') : said };
    });
}

/** Alternative spellings of a URL, and URLs of other origins. */
const rewrittenUrl = fc.constantFrom<((target: string) => string)[]>(
  (target) => target.replace('/api/', '/api//'),
  (target) => target.replace('/api/', '/API/'),
  (target) => target.replace('/api/', '/%61pi/'),
  (target) => target.replace('/api/', '/api/./'),
  (target) => target.replace('/api/', '/x/..%2fapi/'),
  (target) => target.replace(/\?.*$|$/, '/'),
  (target) => target.replace(/\?.*$|$/, '%2e'),
  (target) => `${target}${target.includes('?') ? '&' : '?'}a[b][c]=1&a=%ff&%=&=&&`,
  (target) => `${target}#/../..`,
  (target) => `${target};jsessionid=1`,
  (target) => target.replace(/[^/]+$/, '%'),
  (target) => `http://elsewhere.example${target}`,
  (target) => `//elsewhere.example${target}`,
);

interface Parts {
  address: string;
  query: Pairs;
  cookie: string;
  site: Record<string, string>;
  extra: Record<string, string> | undefined;
  body: Body | undefined;
  elsewhere: ((target: string) => string) | undefined;
  from: string;
}

const isRead = ({ method }: Operation) => method === 'GET' || method === 'DELETE';

/** Generates valid requests with the user's own ids. */
export const validRequest = (operation: Operation, user: FuzzUser): Arbitrary<FuzzRequest> =>
  fc
    .record({
      address: validUrl(operation, user),
      query: validQuery(operation, user),
      cookie: fc.constant(user.cookie),
      site: fc.constant(sameOrigin),
      extra: none,
      body: isRead(operation) ? none : validBody(operation, user),
      elsewhere: none,
      from: fc.ipV4(),
    })
    .map((parts) => ({ operation, user, ...toRequest(parts) }));

/** Generates requests that are wrong in one part or several. */
export const mutatedRequest = (operation: Operation, user: FuzzUser): Arbitrary<FuzzRequest> =>
  fc
    .record({
      address: mutatedUrl(operation, user),
      query: mutatedQuery(operation, user),
      cookie: anyCookie(user),
      site: anySite,
      extra: rarely(extraHeaders, 3),
      body: isRead(operation) ? rarely(mutatedBody(operation, user), 20) : mutatedBody(operation, user),
      elsewhere: rarely(rewrittenUrl, 40),
      from: fc.ipV4(),
    })
    .map((parts) => ({ operation, user, ...toRequest(parts) }));

/** Builds a request from another IP address each time, to avoid the rate limit. */
function toRequest({ address, query, elsewhere, cookie, site, extra, body, from }: Parts) {
  const asked = query.length > 0 ? `${address}?${written(query)}` : address;
  const headers: Record<string, string> = { 'x-forwarded-for': from, ...site, ...extra };
  if (cookie) headers.cookie = cookie;
  if (body?.content !== undefined && body.type) headers['content-type'] = body.type;
  return {
    target: elsewhere ? elsewhere(asked) : asked,
    isRewritten: elsewhere !== undefined,
    headers,
    body: body?.content === undefined ? undefined : Buffer.from(body.content as string),
  };
}
