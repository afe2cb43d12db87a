import type { Play } from '@touchline/contract';
import type { PlayRow } from './play.repository';

export function presentPlay(row: PlayRow): Play {
  return {
    id: row.id,
    teamId: row.team_id,
    categoryId: row.category_id,
    name: row.name,
    description: row.description,
    content: row.content,
    tags: row.tags,
    formation: row.formation,
    diagramUrl: row.diagram_url,
    isStarred: row.is_starred,
    views: row.views,
    version: row.version,
    createdBy: row.created_by,
    creator: row.creator === null ? null : { username: row.creator },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}
