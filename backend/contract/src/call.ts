import type { RateLimit } from './rate-limits';
import type { RefusalCode } from './refusals';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Types of the request body, the query and the response of a call. */
export interface CallShape {
  body: unknown;
  query: unknown;
  response: unknown;
}

/**
 * A call of the API: plain data at run time (`method`, `path`), typed with its request and response. `shape` exists for the compiler
 * only and is never set.
 */
export interface Call<Path extends string = string, Shape extends CallShape = CallShape> {
  readonly method: Method;
  readonly path: Path;
  /** Status of a successful response. */
  readonly status: number;
  /** Callable without a session. */
  readonly isPublic: boolean;
  /** Errors in addition to those common to all calls; `refusalsOf` returns all. */
  readonly errors: readonly RefusalCode[];
  /** Media type of a successful response. */
  readonly mediaType: string;
  readonly rateLimit: RateLimit | undefined;
  readonly shape?: Shape;
}

/** Parameter names of a path: `'teamId'` for `'/api/teams/:teamId/pages'`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PathParams<Path extends string> = { [Name in ParamName<Path>]: string | number };

export type BodyOf<C> = C extends Call<string, infer Shape> ? Shape['body'] : never;
export type QueryOf<C> = C extends Call<string, infer Shape> ? Shape['query'] : never;
export type ResponseOf<C> = C extends Call<string, infer Shape> ? Shape['response'] : never;
export type ParamsOf<C> = C extends Call<infer Path, CallShape> ? PathParams<Path> : never;

interface Plain {
  body: undefined;
  query: undefined;
  response: undefined;
}

interface CallBuilder<Path extends string, Shape extends CallShape> extends Call<Path, Shape> {
  body<Body>(): CallBuilder<Path, { body: Body; query: Shape['query']; response: Shape['response'] }>;
  query<Query>(): CallBuilder<Path, { body: Shape['body']; query: Query; response: Shape['response'] }>;
  response<Response>(): CallBuilder<Path, { body: Shape['body']; query: Shape['query']; response: Response }>;
  /** Overrides the default status of the method. */
  withStatus(status: number): CallBuilder<Path, Shape>;
  /** Makes the call available without a session. */
  public(): CallBuilder<Path, Shape>;
  withErrors(...codes: RefusalCode[]): CallBuilder<Path, Shape>;
  /** Sets the media type of a response that is not JSON. */
  withMediaType(mediaType: string): CallBuilder<Path, Shape>;
  /** Overrides the rate limit: `writes` for all methods but GET. */
  withRateLimit(rateLimit: RateLimit): CallBuilder<Path, Shape>;
}

const defaultStatus: Record<Method, number> = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 };

class MutableCall<Path extends string> {
  status: number;
  isPublic = false;
  errors: readonly RefusalCode[] = [];
  mediaType = 'application/json';
  rateLimit: RateLimit | undefined;

  constructor(
    readonly method: Method,
    readonly path: Path,
  ) {
    this.status = defaultStatus[method];
    if (method !== 'GET') this.rateLimit = 'writes';
  }
  body() {
    return this;
  }
  query() {
    return this;
  }
  response() {
    return this;
  }
  withStatus(status: number) {
    this.status = status;
    return this;
  }
  public() {
    this.isPublic = true;
    return this;
  }
  withErrors(...codes: RefusalCode[]) {
    this.errors = codes;
    return this;
  }
  withMediaType(mediaType: string) {
    this.mediaType = mediaType;
    return this;
  }
  withRateLimit(rateLimit: RateLimit) {
    this.rateLimit = rateLimit;
    return this;
  }
}

const callWith =
  (method: Method) =>
  <Path extends string>(path: Path) =>
    new MutableCall(method, path) as unknown as CallBuilder<Path, Plain>;

export const get = callWith('GET');
export const post = callWith('POST');
export const put = callWith('PUT');
export const patch = callWith('PATCH');
export const del = callWith('DELETE');

/** Fills in path parameters: `fillPath('/api/pages/:pageId', { pageId: 7 })` returns `/api/pages/7`. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values = params as Record<string, string | number>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
