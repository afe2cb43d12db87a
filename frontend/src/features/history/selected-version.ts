import { historyTexts, type Sitting, type VersionAuthor } from '@touchline/contract';

/** Selected version in the history. */
export interface Selection {
  version: number;
  /** First version of the sitting, if the whole sitting is selected. */
  first?: number;
}

/** Returns the selection of a sitting; one with a single save is that version. */
export const sittingOf = ({ firstVersion, lastVersion, saves }: Sitting): Selection =>
  saves === 1 ? { version: lastVersion } : { version: lastVersion, first: firstVersion };

/** Returns whether the whole sitting is selected, not one of several saves. */
export function isSelected({ version, first }: Selection, sitting: Sitting): boolean {
  const own = sittingOf(sitting);
  return version === own.version && first === own.first;
}

/** Returns the version before a selection; undefined if the page was created by it. */
export function baseOf({ version, first }: Selection, sittings: readonly Sitting[]): number | undefined {
  const sitting = sittings.find(
    ({ firstVersion, lastVersion }) => firstVersion === (first ?? version) && lastVersion === version,
  );
  if (sitting) return sitting.baseVersion ?? undefined;
  return (first ?? version) - 1 || undefined;
}

/** Returns the display name; a server of an earlier build sends only the username. */
export const nameOf = ({ displayName, username }: VersionAuthor): string => displayName ?? username;

export const authorOf = ({ savedBy }: { savedBy: VersionAuthor | null }): string =>
  savedBy ? nameOf(savedBy) : historyTexts.unknownAuthor;
