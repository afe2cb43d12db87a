import type { ContentKind } from '@touchline/contract';

/** A page or play in a list of both kinds. */
interface ContentItemRow {
  kind: ContentKind;
  id: number;
  team_id: number;
  title: string;
  tags: string[];
  formation: string | null;
  diagram_url: string | null;
  is_draft: boolean;
}

export const presentContentItem = (row: ContentItemRow) => ({
  kind: row.kind,
  id: row.id,
  teamId: row.team_id,
  title: row.title,
  tags: row.tags,
  formation: row.formation,
  diagramUrl: row.diagram_url,
  isDraft: row.is_draft,
});
