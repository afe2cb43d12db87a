import { useIsServer } from '@touchline/ui-kit';
import { useState } from 'react';
import { useAddressParams } from '../navigation/use-address-params';
import type { ReadContent, ReadKind } from './read-content';
import { useReportLastRead } from './use-last-read';

export type Changes = ReturnType<typeof useChanges>;

/**
 * Compares an open page or play with the version that the user read before: it stays the one of the time when it was opened. While changes
 * are marked, the address has it as `?changes=`, so that reloading and going back keep the marks.
 */
export function useChanges(reads: ReadKind, { id, version, lastReadVersion }: ReadContent) {
  const [params, edit] = useAddressParams();
  const [readBefore, setReadBefore] = useState(lastReadVersion ?? version);
  const [isPressed, setPressed] = useState(false);
  const report = useReportLastRead(reads, id);
  const isServer = useIsServer();
  const asked = Number(params.get('changes'));
  const isMarked = asked > 0 && asked < version;
  const setAsked = (since: number | undefined) =>
    edit((next) => (since === undefined ? next.delete('changes') : next.set('changes', String(since))));
  const markAsRead = (known: number) => {
    setReadBefore(known);
    report(known);
  };
  return {
    reads,
    /** Returns true if a version that is shown is later than the one read before, and its changes are not marked. */
    isOfferedFor: (shown: number) => !isMarked && readBefore < shown,
    /** The version to mark changes since; undefined on the server, which cannot compare. */
    since: isMarked && !isServer ? asked : undefined,
    /** The user knows this version: saved it, for instance. */
    markAsRead,
    /** The user pressed the button in this visit, so the first change is shown. */
    isPressed,
    show: () => {
      setPressed(true);
      setAsked(readBefore);
    },
    close: () => {
      markAsRead(version);
      setAsked(undefined);
    },
  };
}
