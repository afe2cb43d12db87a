import { historyTexts, type VersionAuthor, type VersionEvents } from '@touchline/contract';
import { Badge } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { DayFormat } from './day-format';
import { nameOf } from './selected-version';

interface SavedEvents extends VersionEvents {
  savedBy: VersionAuthor | null;
}

/** Returns what happened to a version or sitting besides being saved, as badges; undefined if nothing did. */
export function versionBadges(version: SavedEvents, isCurrent: boolean, { day }: DayFormat): ReactNode {
  const { publication, restoredFrom, teamNotifiedAt } = version;
  const badges = [
    isCurrent && <Badge key="current">{historyTexts.currentVersion}</Badge>,
    publication && (
      <Badge key="published" tone="accent">
        {publishedBy(version)}
      </Badge>
    ),
    teamNotifiedAt && (
      <Badge key="notified" tone="accent">
        {historyTexts.teamNotified}
      </Badge>
    ),
    restoredFrom && <Badge key="restored">{historyTexts.restoredFrom(day(restoredFrom.savedAt))}</Badge>,
  ].filter(Boolean);
  return badges.length > 0 ? badges : undefined;
}

/** Names the publisher where another user saved the version. */
function publishedBy({ publication, savedBy }: SavedEvents): string {
  const by = publication?.by;
  return by && by.username !== savedBy?.username
    ? historyTexts.publishedBy(nameOf(by))
    : historyTexts.published;
}

export const noteOf = ({ publication }: VersionEvents): string | undefined =>
  publication?.note ? historyTexts.note(publication.note) : undefined;
