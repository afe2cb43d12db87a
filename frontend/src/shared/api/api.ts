import {
  fillPath,
  type ResponseOf,
  type BodyOf,
  type Call,
  type ParamsOf,
  type QueryOf,
} from '@touchline/contract';
import { errorOf } from './api-error';
import { tabId } from '../tab';
import { asPlayer } from '../view-as-player';
import { tabAccount } from '../tab-account';

type RequiredInput<Key extends string, Value> = [Value] extends [undefined]
  ? unknown
  : [keyof Value] extends [never]
    ? unknown
    : { [K in Key]: Value };

/** Input of a call: the parameters of its path, its query and its body. */
export type Input<C extends Call> = RequiredInput<'params', ParamsOf<C>> &
  (undefined extends QueryOf<C> ? unknown : { query?: QueryOf<C> }) &
  RequiredInput<'body', BodyOf<C>>;

interface RequestInput {
  params?: Record<string, string | number>;
  query?: Record<string, unknown>;
  body?: unknown;
}

type Transport = (path: string, init: RequestInit) => Promise<Response>;

let transport: Transport = (path, init) => fetch(path, init);

/** Replaces `fetch`; server-side rendering calls the API in the same process. */
export function setTransport(next: Transport): void {
  transport = next;
}

interface ApiOptions {
  /** Sends the call even if the session belongs to another account than this tab shows. */
  asAnyone?: boolean;
  /** Cancels it. */
  signal?: AbortSignal;
}

/** Sends a call of the contract. Throws `ApiError` for an error status, and the browser's `TypeError` without a network. */
export async function api<C extends Call>(
  call: C,
  input: Input<C>,
  { asAnyone = false, signal }: ApiOptions = {},
): Promise<ResponseOf<C>> {
  const { params = {}, query, body } = input as RequestInput;
  const response = await transport(
    fillPath(call.path, params) + queryString({ ...query, ...asPlayer(call) }),
    {
      method: call.method,
      credentials: 'include',
      headers: headersOf({ body, asAnyone }),
      body: body === undefined ? undefined : JSON.stringify(body),
      signal,
    },
  );
  const text = await response.text();
  if (!response.ok) throw errorOf(response.status, text || response.statusText);
  if (!asAnyone && !call.isPublic) tabAccount.setReplaced(false);
  const isJson = response.headers.get('content-type')?.startsWith('application/json');
  return (isJson ? JSON.parse(text) : text || undefined) as ResponseOf<C>;
}

function headersOf({ body, asAnyone }: RequestInput & ApiOptions): Record<string, string> {
  return {
    'x-tab-id': tabId,
    ...(!asAnyone && tabAccount.headers()),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
}

function queryString(query: Record<string, unknown> = {}): string {
  const entries = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().map((each) => [name, each] as const),
  );
  const given = entries.filter(([, value]) => value !== undefined && value !== '');
  const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
  return text && `?${text}`;
}
