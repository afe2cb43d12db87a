import type { MediaFile } from '@touchline/contract';
import { typesWithMetadata } from '../../platform/file-metadata';
import { mediaUrl } from '../../platform/storage';
import { canBeDrawn } from './renditions.service';
import type { MediaRow } from './media.repository';

export function presentMedia(row: MediaRow): MediaFile {
  return {
    id: row.id,
    teamId: row.team_id,
    filename: row.filename,
    originalName: row.original_name,
    mimeType: row.mime_type,
    size: Number(row.size),
    uploadedBy: row.uploaded_by,
    uploadedAt: row.uploaded_at.toISOString(),
    url: mediaUrl(row.id, row.original_name),
    width: row.width,
    height: row.height,
    renditions: renditionsOf(row),
    mayHaveLocation: mayHaveLocation(row),
    isUndrawn: row.small_size === null && canBeDrawn(row.mime_type, Number(row.size)),
  };
}

function renditionsOf({ id, original_name, small_size, medium_size }: MediaRow): MediaFile['renditions'] {
  if (small_size === null || medium_size === null) return null;
  const url = mediaUrl(id, original_name);
  return { small: `${url}?size=small`, medium: `${url}?size=medium` };
}

function mayHaveLocation({ metadata, mime_type }: MediaRow): boolean {
  return metadata === 'kept' || (metadata === null && typesWithMetadata.includes(mime_type));
}
