import { writingCalls, type ContentKind } from '@touchline/contract';
import { useEffect, useRef } from 'react';
import { api } from '../../shared/api/api';
import { monotonicMs } from '../../shared/clock';

/** Time between two signals. */
export const SIGNAL_INTERVAL_MS = 20_000;

/**
 * Tells the other editors that the user writes: with the first change of the values, then every 20 s at most. A signal that fails is
 * not repeated, because the next change sends another.
 */
export function useAnnounceWriting(
  { kind, id }: { kind: ContentKind; id: number },
  { values, isUnsaved }: { values: object; isUnsaved: boolean },
): void {
  const sentAt = useRef(-Infinity);
  useEffect(() => {
    if (!isUnsaved || monotonicMs() - sentAt.current < SIGNAL_INTERVAL_MS) return;
    sentAt.current = monotonicMs();
    announce({ kind, id }).catch(() => undefined);
    // Each change of the values is a change by the user.
  }, [kind, id, values, isUnsaved]);
}

const announce = ({ kind, id }: { kind: ContentKind; id: number }) =>
  kind === 'page'
    ? api(writingCalls.page, { params: { pageId: id } })
    : api(writingCalls.play, { params: { playId: id } });
