import { useMutation } from '@tanstack/react-query';
import { calls } from '@touchline/contract';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../shared/api';
import { useUser } from '../shared/session';
import { browserTimeZone, rememberTimeZone, useTimeZone } from '../shared/time-zone';

/**
 * Keeps the browser's time zone on the account, for mails and files. The newest one counts, and each tab sends its own only when it
 * starts and when it changes: two devices in different zones do not take turns.
 */
export function useAccountTimeZone(): void {
  const { id, timeZone: known } = useUser();
  const shown = useTimeZone();
  const { mutate } = useMutation({
    mutationFn: (timeZone: string) => api(calls.accounts.changeTimeZone, { body: { timeZone } }),
    // Nobody asked for it; the next start sends it again.
    meta: { silent: true, keepsPageOpen: true },
  });
  const send = useEffectEvent(() => {
    rememberTimeZone();
    // During hydration the zone that is shown is that of the document.
    const zone = browserTimeZone();
    if (zone !== null && zone !== known) mutate(zone);
  });
  useEffect(() => send(), [id, shown]);
}
