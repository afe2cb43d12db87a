import { historyTexts, type PageSitting, type PageVersionHead } from '@touchline/contract';

/** The version that is open in the history. */
export interface Selection {
  version: number;
  /** The first version of its sitting, where the sitting is open as a whole. */
  first?: number;
}

/** A sitting of one save is that save. */
export const sittingOf = ({ firstVersion, lastVersion, saves }: PageSitting): Selection =>
  saves === 1 ? { version: lastVersion } : { version: lastVersion, first: firstVersion };

/** The version that the changes of a selection were made to; nothing where the page was created with them. */
export function baseOf({ version, first }: Selection, sittings: readonly PageSitting[]): number | undefined {
  const sitting = sittings.find(
    ({ firstVersion, lastVersion }) => firstVersion === (first ?? version) && lastVersion === version,
  );
  if (sitting) return sitting.baseVersion ?? undefined;
  return (first ?? version) - 1 || undefined;
}

export const authorOf = ({ savedBy }: Pick<PageVersionHead, 'savedBy'>) =>
  savedBy?.username ?? historyTexts.unknownAuthor;
