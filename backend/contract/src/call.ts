import type { Allowance } from './allowances';
import type { RefusalCode } from './refusals';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** What travels with a call: the body sent, the query asked, the answer that comes back. */
export interface CallShape {
  body: unknown;
  query: unknown;
  answer: unknown;
}

/**
 * One row of the table of calls: plain data at run time (`method`, `path`), with the types of what travels.
 * `shape` exists for the compiler only and is never set.
 */
export interface Call<Path extends string = string, Shape extends CallShape = CallShape> {
  readonly method: Method;
  readonly path: Path;
  /** Of a good answer. */
  readonly status: number;
  /** Also for those who are not signed in. */
  readonly isOpen: boolean;
  /** The ways it may say no, besides those that every call of its kind has: `refusalsOf` knows all. */
  readonly refusals: readonly RefusalCode[];
  /** Of a good answer with a body. */
  readonly mediaType: string;
  /** Against what the calls of one person are counted; those that nothing is said of, against nothing. */
  readonly countsAs: Allowance | undefined;
  readonly shape?: Shape;
}

/** The names behind a colon in a path: `'/api/teams/:teamId/pages'` gives `'teamId'`. */
type ParamName<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never;

export type PathParams<Path extends string> = { [Name in ParamName<Path>]: string | number };

export type BodyOf<C> = C extends Call<string, infer Shape> ? Shape['body'] : never;
export type QueryOf<C> = C extends Call<string, infer Shape> ? Shape['query'] : never;
export type AnswerOf<C> = C extends Call<string, infer Shape> ? Shape['answer'] : never;
export type ParamsOf<C> = C extends Call<infer Path, CallShape> ? PathParams<Path> : never;

interface Plain {
  body: undefined;
  query: undefined;
  answer: undefined;
}

interface CallBuilder<Path extends string, Shape extends CallShape> extends Call<Path, Shape> {
  takes<Body>(): CallBuilder<Path, { body: Body; query: Shape['query']; answer: Shape['answer'] }>;
  asks<Query>(): CallBuilder<Path, { body: Shape['body']; query: Query; answer: Shape['answer'] }>;
  answers<Answer>(): CallBuilder<Path, { body: Shape['body']; query: Shape['query']; answer: Answer }>;
  /** Where the method does not tell the status of a good answer. */
  withStatus(status: number): CallBuilder<Path, Shape>;
  /** Lets everybody make it, signed in or not. */
  open(): CallBuilder<Path, Shape>;
  refuses(...codes: RefusalCode[]): CallBuilder<Path, Shape>;
  /** Where a good answer is no JSON. */
  speaks(mediaType: string): CallBuilder<Path, Shape>;
  /** Where it costs more, or less, than its method tells. */
  counts(as: Allowance): CallBuilder<Path, Shape>;
}

/** A read answers 200, what is made 201, what is gone 204. */
const usualStatus: Record<Method, number> = { GET: 200, POST: 201, PUT: 200, PATCH: 200, DELETE: 204 };

class Row<Path extends string> {
  status: number;
  isOpen = false;
  refusals: readonly RefusalCode[] = [];
  mediaType = 'application/json';
  countsAs: Allowance | undefined;

  constructor(
    readonly method: Method,
    readonly path: Path,
  ) {
    this.status = usualStatus[method];
    if (method !== 'GET') this.countsAs = 'writes';
  }
  takes() {
    return this;
  }
  asks() {
    return this;
  }
  answers() {
    return this;
  }
  withStatus(status: number) {
    this.status = status;
    return this;
  }
  open() {
    this.isOpen = true;
    return this;
  }
  refuses(...codes: RefusalCode[]) {
    this.refusals = codes;
    return this;
  }
  speaks(mediaType: string) {
    this.mediaType = mediaType;
    return this;
  }
  counts(as: Allowance) {
    this.countsAs = as;
    return this;
  }
}

const start =
  (method: Method) =>
  <Path extends string>(path: Path) =>
    new Row(method, path) as unknown as CallBuilder<Path, Plain>;

export const get = start('GET');
export const post = start('POST');
export const put = start('PUT');
export const patch = start('PATCH');
export const del = start('DELETE');

/** `fillPath('/api/pages/:pageId', { pageId: 7 })` is `/api/pages/7`. */
export function fillPath<Path extends string>(path: Path, params: PathParams<Path>): string {
  const values = params as Record<string, string | number>;
  return path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(values[name])));
}
