import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { TIME_ZONE_COOKIE, timeZoneOrNull, type TimeZone } from '@touchline/contract';
import { useSyncExternalStore } from 'react';

/** In the dehydrated queries of a document: the time zone that the server rendered it in. */
const renderedKey = ['rendered-time-zone'];

export const keepRenderedTimeZone = (queries: QueryClient, timeZone: TimeZone | null) =>
  queries.setQueryData<TimeZone | null>(renderedKey, timeZone);

const readTimeZone = () => timeZoneOrNull(new Intl.DateTimeFormat().resolvedOptions().timeZone);
let current: TimeZone | null | undefined;

/** Returns the browser's time zone; null in browsers that do not name it. */
export function browserTimeZone(): TimeZone | null {
  current ??= readTimeZone();
  return current;
}

/** The zone of a device may have changed when its user returns to the tab. */
function subscribe(listener: () => void): () => void {
  const update = () => {
    current = readTimeZone();
    listener();
  };
  current = readTimeZone();
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** Returns the time zone that times are shown in: that of the browser, and on the server and during hydration that of the document. */
export function useTimeZone(): TimeZone | null {
  const queries = useQueryClient();
  return useSyncExternalStore(
    subscribe,
    browserTimeZone,
    () => queries.getQueryData<TimeZone | null>(renderedKey) ?? null,
  );
}

const YEAR_S = 365 * 24 * 3600;

/** Tells the server by a cookie which zone to render documents in. Written only when it differs, so that a visit writes nothing. */
export function rememberTimeZone(): void {
  const zone = readTimeZone();
  if (zone === null) return;
  const isSecure = location.protocol === 'https:';
  const cookie = `${isSecure ? '__Host-' : ''}touchline_${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  document.cookie = `${cookie}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
