import type { SavedVersion, Sitting, VersionAuthor, VersionEvents, WordChange } from '@touchline/contract';
import type { EventsRow, SittingRow, VersionHeadRow } from './history.repository';

/** Returns the fields that versions of every kind have; `words` are those of the save, if they were counted. */
export const presentSavedVersion = (row: VersionHeadRow & { words?: WordChange | null }): SavedVersion => ({
  version: row.version,
  savedBy: authorOf(row),
  savedAt: row.saved_at.toISOString(),
  words: row.words,
  ...eventsOf(row),
});

export const presentSitting = (row: SittingRow, words: WordChange | null): Sitting => ({
  firstVersion: row.first_version,
  lastVersion: row.last_version,
  baseVersion: row.base_version,
  saves: row.saves,
  savedBy: authorOf(row),
  firstSavedAt: row.first_saved_at.toISOString(),
  lastSavedAt: row.last_saved_at.toISOString(),
  words,
  ...eventsOf(row),
});

const authorOf = (row: SittingRow | VersionHeadRow) =>
  presentAuthor(row.author_username, row.author_name, row.author_avatar);

const presentAuthor = (
  username: string | null,
  name: string | null,
  avatar: string | null,
): VersionAuthor | null => (username === null ? null : { username, displayName: name ?? username, avatar });

function eventsOf(row: EventsRow): VersionEvents {
  const { published_at: publishedAt, restored_from: version, restored_saved_at: restoredAt } = row;
  return {
    publication: publishedAt && {
      at: publishedAt.toISOString(),
      by: presentAuthor(row.publisher_username, row.publisher_name, row.publisher_avatar),
      note: row.publish_note,
    },
    restoredFrom: version !== null && restoredAt ? { version, savedAt: restoredAt.toISOString() } : null,
    teamNotifiedAt: row.notified_at?.toISOString() ?? null,
  };
}
