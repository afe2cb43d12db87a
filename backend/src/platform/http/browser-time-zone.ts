import { TIME_ZONE_COOKIE, timeZoneOrNull, type TimeZone } from '@touchline/contract';
import type { FastifyRequest } from 'fastify';
import { ownCookie } from './own-cookie';

/** Returns the time zone of the browser, as the app keeps it in a cookie; null where it is missing or unknown. */
export function browserTimeZone({ cookies }: FastifyRequest, publicUrl: string): TimeZone | null {
  return timeZoneOrNull(cookies[ownCookie(publicUrl, TIME_ZONE_COOKIE).name]);
}
