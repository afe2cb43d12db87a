import type { Pin } from '@touchline/contract';
import { fullNameOf } from '../auth';
import { stillUrlOf } from '../lifecycle';
import type { PinRow } from './pin.repository';

const nameOf = ({ username, ...names }: PinRow) =>
  username === null ? null : fullNameOf({ username, ...names });

export function presentPin(row: PinRow): Pin {
  const { kind, id, title, tags, formation, diagram_url: diagramUrl, is_draft: isDraft } = row;
  if (kind === 'play') return { kind, id, title, formation, diagramUrl, stillUrl: stillUrlOf(row), isDraft };
  return {
    kind,
    id,
    title,
    tags,
    updatedBy: nameOf(row),
    updatedAt: row.updated_at.toISOString(),
    isDraft,
  };
}
