import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { TIME_ZONE_COOKIE, timeZoneOrNull, type TimeZone } from '@touchline/contract';
import { useSyncExternalStore } from 'react';

/** Query key of the document's time zone in the dehydrated state. */
const renderedKey = ['rendered-time-zone'];

export const keepRenderedTimeZone = (queries: QueryClient, timeZone: TimeZone | null) =>
  queries.setQueryData<TimeZone | null>(renderedKey, timeZone);

const readTimeZone = () => timeZoneOrNull(new Intl.DateTimeFormat().resolvedOptions().timeZone);
let current: TimeZone | null | undefined;

/** Returns the browser's time zone; null if the browser does not name it. */
export function browserTimeZone(): TimeZone | null {
  current ??= readTimeZone();
  return current;
}

/** Reads the zone again when the tab becomes visible: the device may have changed zones. */
function subscribe(listener: () => void): () => void {
  const update = () => {
    current = readTimeZone();
    listener();
  };
  current = readTimeZone();
  document.addEventListener('visibilitychange', update);
  return () => document.removeEventListener('visibilitychange', update);
}

/** Returns the time zone of displayed times: the browser's, or on the server and during hydration the document's. */
export function useTimeZone(): TimeZone | null {
  const queries = useQueryClient();
  return useSyncExternalStore(
    subscribe,
    browserTimeZone,
    () => queries.getQueryData<TimeZone | null>(renderedKey) ?? null,
  );
}

const YEAR_S = 365 * 24 * 3600;

/** Sets the cookie by which the server knows the time zone to render in; written only when it differs. */
export function rememberTimeZone(): void {
  const zone = readTimeZone();
  if (zone === null) return;
  const isSecure = location.protocol === 'https:';
  const cookie = `${isSecure ? '__Host-' : ''}touchline_${TIME_ZONE_COOKIE}=${encodeURIComponent(zone)}`;
  if (document.cookie.split('; ').includes(cookie)) return;
  document.cookie = `${cookie}; Path=/; Max-Age=${YEAR_S}; SameSite=Lax${isSecure ? '; Secure' : ''}`;
}
