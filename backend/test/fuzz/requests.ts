import { appRoutes } from '@touchline/contract';
import fc, { type Arbitrary } from 'fast-check';
import type { JsonSchema } from '../../api-schema/json-schema';
import { openApi } from '../../src/platform/http/open-api';
import type { Caller } from './club';
import { encoded, nastyHeader, nastyPathPart, nastyText } from './nasty';
import { garble, spoil } from './spoil';
import { anyUpload, rightUpload, uploadCalls } from './uploads';
import { validValue, type Known } from './valid';

/** A call as the description of the API tells it. */
export interface Operation {
  name: string;
  method: string;
  path: string;
  parameters: { name: string; in: 'path' | 'query'; required: boolean; schema: JsonSchema }[];
  body: JsonSchema | undefined;
  responses: Record<string, { description: string; content?: Record<string, { schema: JsonSchema }> }>;
}

/** What goes over the wire. */
export interface FuzzRequest {
  operation: Operation;
  caller: Caller;
  target: string;
  headers: Record<string, string>;
  body: Buffer | undefined;
  /** Its address is no longer that of the call. */
  isAstray: boolean;
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
const ofDocuments = Object.fromEntries(
  ['200', '302', '400', '404', '415'].map((status) => [
    status,
    { description: '`bad_request` `not_found` `wrong_type`' },
  ]),
);

/** The screens, which the server draws with what their reader may see. */
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
    responses: ofDocuments,
  };
});

const none = fc.constant(undefined);
const rarely = <Value>(value: Arbitrary<Value>, oneIn: number) =>
  fc.oneof({ weight: oneIn - 1, arbitrary: none }, { weight: 1, arbitrary: value });

const source = (known: Known) => ({ known, components: schemas });

/** What is theirs to name. */
const rightAddress = (operation: Operation, { own }: Caller) =>
  addressOf(operation, (name) => fc.constantFrom(...(own[name] ?? ['1'])).map(String));

/** Mostly that, sometimes what is not theirs, seldom what is nothing. */
const anyAddress = (operation: Operation, { own, foreign }: Caller) =>
  addressOf(operation, (name) =>
    fc.oneof(
      { weight: 8, arbitrary: fc.constantFrom(...(own[name] ?? ['1'])).map(String) },
      { weight: 3, arbitrary: fc.constantFrom(...(foreign[name] ?? ['1'])).map(String) },
      { weight: 1, arbitrary: nastyPathPart },
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

/** Any of what may be asked, and all of what must be. */
function rightQuery(operation: Operation, { own }: Caller): Arbitrary<Pairs> {
  const asked = queries(operation).map(({ name, schema, required }) =>
    (required ? validValue(schema, source(own), name) : rarely(validValue(schema, source(own), name), 2)).map(
      (value): Pairs => [value ?? []].flat().map((each: unknown) => [name, asText(each)]),
    ),
  );
  return fc.tuple(...asked).map((all) => all.flat());
}

/** With what was not asked, or not so. */
function anyQuery(operation: Operation, caller: Caller): Arbitrary<Pairs> {
  const known = queries(operation).map(({ name }) => name);
  const names = fc.oneof(nastyText, fc.constantFrom(...known, 'view', 'q[]', 'a.b'));
  const wrong = fc.array(fc.tuple(names, nastyText), { minLength: 1, maxLength: 3 });
  const many = fc.constant<Pairs>(Array.from({ length: 700 }, (_, at) => ['tag', `t${at}`]));
  return fc
    .tuple(rightQuery(operation, caller), rarely(wrong, 3), rarely(many, 60))
    .map(([right, more, most]): Pairs => [...right, ...(more ?? []), ...(most ?? [])]);
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
  nastyHeader,
  { maxKeys: 3 },
);

const ourselves = { 'sec-fetch-site': 'same-origin' };
const anySite: Arbitrary<Record<string, string>> = fc.oneof(
  { weight: 20, arbitrary: fc.constant(ourselves) },
  { weight: 1, arbitrary: nastyHeader.map((origin) => ({ origin, ...ourselves })) },
  { weight: 1, arbitrary: fc.constant({}) },
);

const anyCookie = ({ cookie }: Caller): Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: fc.constant(cookie) },
    { weight: 1, arbitrary: nastyHeader.map((junk) => `${junk}; ${cookie}`) },
    { weight: 1, arbitrary: nastyHeader.map((junk) => `${cookie}; a=${junk}; __proto__=b; =; ;`) },
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

function rightBody({ name, body }: Operation, { own }: Caller): Arbitrary<Body> {
  if (uploadCalls.has(name)) return rightUpload(name);
  const valid = body ? validValue(body, source(own)) : none;
  return valid.map((value) => ({ type: json, content: JSON.stringify(value) }));
}

/** Also with what is not theirs, in other appRoutes than it belongs, or no JSON at all. */
function anyBody({ name, body }: Operation, { own, foreign }: Caller): Arbitrary<Body> {
  if (uploadCalls.has(name)) return anyUpload(name);
  const valid = (known: Known) => (body ? validValue(body, source(known)) : none);
  const value = fc.oneof(
    { weight: 3, arbitrary: valid(own) },
    { weight: 1, arbitrary: valid({ ...own, ...foreign }) },
  );
  const spoils = rarely(fc.array(spoil, { minLength: 1, maxLength: 2 }), 2);
  return fc.tuple(value, spoils, rarely(garble, 12), anyType).map(([right, wrongs, garbled, type]) => {
    const said = JSON.stringify((wrongs ?? []).reduce((each, wrong) => wrong(each), right));
    return { type, content: garbled ? garbled(said ?? '{}') : said };
  });
}

/** An address as it may be written otherwise, or that is none of ours. */
const astray = fc.constantFrom<((target: string) => string)[]>(
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

/** As the description asks for it, of what is the caller's own. */
export const rightRequest = (operation: Operation, caller: Caller): Arbitrary<FuzzRequest> =>
  fc
    .record({
      address: rightAddress(operation, caller),
      query: rightQuery(operation, caller),
      cookie: fc.constant(caller.cookie),
      site: fc.constant(ourselves),
      extra: none,
      body: isRead(operation) ? none : rightBody(operation, caller),
      elsewhere: none,
      from: fc.ipV4(),
    })
    .map((parts) => ({ operation, caller, ...onTheWire(parts) }));

/** Right in most, wrong in one thing or several. */
export const anyRequest = (operation: Operation, caller: Caller): Arbitrary<FuzzRequest> =>
  fc
    .record({
      address: anyAddress(operation, caller),
      query: anyQuery(operation, caller),
      cookie: anyCookie(caller),
      site: anySite,
      extra: rarely(extraHeaders, 3),
      body: isRead(operation) ? rarely(anyBody(operation, caller), 20) : anyBody(operation, caller),
      elsewhere: rarely(astray, 40),
      from: fc.ipV4(),
    })
    .map((parts) => ({ operation, caller, ...onTheWire(parts) }));

/** From another address each time, or else all but the first attempts would be refused as too many. */
function onTheWire({ address, query, elsewhere, cookie, site, extra, body, from }: Parts) {
  const asked = query.length > 0 ? `${address}?${written(query)}` : address;
  const headers: Record<string, string> = { 'x-forwarded-for': from, ...site, ...extra };
  if (cookie) headers.cookie = cookie;
  if (body?.content !== undefined && body.type) headers['content-type'] = body.type;
  return {
    target: elsewhere ? elsewhere(asked) : asked,
    isAstray: elsewhere !== undefined,
    headers,
    body: body?.content === undefined ? undefined : Buffer.from(body.content as string),
  };
}
