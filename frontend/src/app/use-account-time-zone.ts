import { useMutation } from '@tanstack/react-query';
import { accountCalls } from '@touchline/contract';
import { useEffect, useEffectEvent } from 'react';
import { api } from '../shared/api/api';
import { useUser } from '../shared/session';
import { browserTimeZone, rememberTimeZone, useTimeZone } from '../shared/time-zone';

/**
 * Saves the browser's time zone on the account, for mails and files. The last write wins, and each tab writes only when it starts and
 * when its zone changes, so that two devices in different zones do not overwrite each other in turns.
 */
export function useAccountTimeZone(): void {
  const { id, timeZone: known } = useUser();
  const shown = useTimeZone();
  const { mutate } = useMutation({
    mutationFn: (timeZone: string) => api(accountCalls.changeTimeZone, { body: { timeZone } }),
    // A background write: the next start retries it.
    meta: { silent: true, keepsPageOpen: true },
  });
  const send = useEffectEvent(() => {
    rememberTimeZone();
    // During hydration `useTimeZone` returns the zone of the document.
    const zone = browserTimeZone();
    if (zone !== null && zone !== known) mutate(zone);
  });
  useEffect(() => send(), [id, shown]);
}
