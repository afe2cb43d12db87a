import { savingTexts } from '@touchline/contract';
import { toast } from '@touchline/ui-kit';
import { useRef, useState } from 'react';
import { useLatest } from '../../shared/hooks/use-latest';
import type { Changes } from '../../shared/reading/use-changes';
import { useModeKey, type Mode } from './content-mode';
import type { Writing } from './writing/use-writing';

interface TurnOptions {
  /** The latest version of the page or play. */
  version: number;
  save: Writing['save'];
  mode: Mode;
  changes: Changes;
  isUploading: () => boolean;
}

/** Turns to reading once everything is saved; the key E does, too. */
export function useTurnToReading({ version, save, mode, changes, isUploading }: TurnOptions) {
  const [openedVersion] = useState(version);
  const isTurning = useRef(false);
  const finish = useLatest((isWithChanges: boolean) => {
    isTurning.current = false;
    if (isWithChanges) changes.show();
    else if (version > openedVersion) changes.markAsRead(version);
    mode.read();
  });
  const turn = async (isWithChanges: boolean) => {
    if (isTurning.current) return;
    if (isUploading()) {
      toast({ title: savingTexts.readUploading });
      return;
    }
    isTurning.current = true;
    if (await save()) setTimeout(() => finish.current(isWithChanges));
    else isTurning.current = false;
  };
  const read = () => void turn(false);
  useModeKey(read);
  return { read, showChanges: () => void turn(true) };
}
