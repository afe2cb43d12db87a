import { readingMinutes, type Play } from '@touchline/contract';
import { withTitles } from '../access';
import { stillUrlOf } from '../lifecycle';
import type { ListedPlayRow, OpenedPlayRow, PlayRow } from './play.repository';

export function presentPlay(row: ListedPlayRow | PlayRow): Play {
  return {
    id: row.id,
    teamId: row.team_id,
    categoryId: row.category_id,
    name: row.name,
    description: row.description,
    content: withTitles(row.content, row.mentions),
    tags: row.tags,
    formation: row.formation,
    diagramUrl: row.diagram_url,
    ...('board' in row && { board: row.board }),
    stillUrl: stillUrlOf(row),
    isStarred: row.is_starred,
    views: row.views,
    version: row.version,
    createdBy: row.created_by,
    creator: row.creator === null ? null : { username: row.creator },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    updatedBy: row.editor === null ? null : { displayName: row.editor, avatar: row.editor_avatar },
    minutes: readingMinutes(row.words),
    isDraft: row.published_at === null,
    publishedAt: row.published_at?.toISOString() ?? null,
    ...('read_state' in row && { readState: row.read_state }),
  };
}

/** Presents a play with the version that its user read last. */
export function presentOpenedPlay(row: OpenedPlayRow): Play {
  return Object.assign(presentPlay(row), { lastReadVersion: row.last_read_version });
}
