import type { MediaUses } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { cursorTime, Database, statement, type Tx } from '../../platform/database';
import type { ListCursor } from '../../platform/http';
import { isShownToAll, standingColumns, standingJoin, type StandingRow } from '../access';

export interface MediaRow {
  id: number;
  team_id: number;
  /** The storage key. */
  filename: string;
  original_name: string;
  mime_type: string;
  /** In bytes; a bigint, which PostgreSQL returns as text. */
  size: string;
  /** In pixels. */
  width: number | null;
  height: number | null;
  /** In bytes. */
  small_size: number | null;
  medium_size: number | null;
  /** Null until location and personal metadata were searched for, and for types that are not searched. */
  metadata: MetadataState | null;
  uploaded_by: number | null;
  uploaded_at: Date;
}

export const isFilm = ({ mime_type }: MediaRow) => mime_type.startsWith('video/');

/** `kept` means that the file could not be parsed, so that it may contain metadata. */
export type MetadataState = 'removed' | 'kept';

/** The dimensions of a picture, or of the poster frame of a film, in pixels, and the sizes of its renditions in bytes. */
export interface PictureFacts {
  width: number;
  height: number;
  smallSize: number;
  mediumSize: number;
}

export interface NewMedia {
  teamId: number;
  filename: string;
  originalName: string;
  mimeType: string;
  size: number;
  picture: PictureFacts | null;
  metadata: MetadataState | null;
  uploadedBy: number;
}

export interface MediaPart {
  /** A pattern for `ilike`; null matches every name. */
  pattern: string | null;
  hasPicturesOnly: boolean;
  isEditor: boolean;
  place: ListCursor | null;
  limit: number;
}

const columns = `id, team_id, filename, original_name, mime_type, size, width, height, small_size, medium_size,
  metadata, uploaded_by, uploaded_at`;
const isShown = isShownToAll('f.id', 'f.team_id');

/** A file that nothing published shows is for editors only; $2 is true for these. */
const findOfTeam = statement(
  'media_find_of_team',
  `select ${columns} from media_files f where team_id = $1 and deleted_at is null and ($2 or ${isShown}) order by uploaded_at desc, id desc`,
);
const at = cursorTime('uploaded_at');
const findPart = statement(
  'media_find_part',
  `select ${columns} from media_files f
    where team_id = $1 and deleted_at is null and ($7 or ${isShown}) and ($2::text is null or normalize(original_name, NFC) ilike normalize($2, NFC))
      and (not $3 or (small_size is not null and medium_size is not null and mime_type like 'image/%'))
      and ($4::timestamptz is null or (${at}, id) < (${cursorTime('$4::timestamptz')}, $5::integer))
    order by ${at} desc, id desc limit $6`,
);
const findInTeam = statement(
  'media_find_in_team',
  `select ${columns} from media_files where team_id = $1 and id = $2 and deleted_at is null`,
);
const findAllInTeam = statement(
  'media_find_all_in_team',
  `select ${columns} from media_files where team_id = $1 and id = any($2::integer[]) and deleted_at is null order by id`,
);
const findWithStanding = statement(
  'media_find_with_standing',
  `select f.*, not ${isShown} as is_draft, ${standingColumns()}
     from media_files f join teams t on t.id = f.team_id ${standingJoin()}
    where f.id = $2 and f.deleted_at is null`,
);
const findAllWithStanding = statement(
  'media_find_all_with_standing',
  `select f.*, not ${isShown} as is_draft, ${standingColumns()}
     from media_files f join teams t on t.id = f.team_id ${standingJoin()}
    where f.id = any($2::integer[]) and f.deleted_at is null`,
);

const countUses = statement(
  'media_count_uses',
  `select (select count(*)::integer from pages p
            where p.file_ids @> array[f.id] and p.team_id = f.team_id and p.deleted_at is null) as pages,
          (select count(*)::integer from whole_plays y
            where y.team_id = f.team_id and y.deleted_at is null
              and strpos(concat(y.content, ' ', y.diagram_url), '/api/media/' || f.id || '/') > 0) as plays
     from media_files f where f.team_id = $1 and f.id = $2 and f.deleted_at is null`,
);
const findExpired = statement(
  'media_find_expired',
  `select ${columns} from media_files where deleted_at <= $1 order by deleted_at limit $2`,
);
const setPicture = statement(
  'media_set_picture',
  `update media_files set width = $4, height = $5, small_size = $6, medium_size = $7
    where id = $1 and team_id = $2 and filename = $3 and deleted_at is null returning ${columns}`,
);
const findUnsearched = statement(
  'media_find_unsearched',
  `select ${columns} from media_files
    where metadata is null and mime_type = any($1::text[]) and id > $2 order by id limit $3`,
);

@Injectable()
export class MediaRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number, isEditor: boolean): Promise<MediaRow[]> {
    return this.database.read<MediaRow>(findOfTeam, [teamId, isEditor]);
  }

  findPart(
    teamId: number,
    { pattern, hasPicturesOnly, place, limit, isEditor }: MediaPart,
  ): Promise<MediaRow[]> {
    const values = [teamId, pattern, hasPicturesOnly, place?.at ?? null, place?.id ?? null, limit, isEditor];
    return this.database.read<MediaRow>(findPart, values);
  }

  async findInTeam(teamId: number, id: number): Promise<MediaRow | undefined> {
    const [row] = await this.database.read<MediaRow>(findInTeam, [teamId, id]);
    return row;
  }

  findAllInTeam(teamId: number, ids: readonly number[]): Promise<MediaRow[]> {
    return this.database.read<MediaRow>(findAllInTeam, [teamId, ids]);
  }

  /** Adds the user's standing in its team. */
  async findWithStanding(userId: number, id: number): Promise<(MediaRow & StandingRow) | undefined> {
    const [row] = await this.database.read<MediaRow & StandingRow>(findWithStanding, [userId, id]);
    return row;
  }

  /** Adds the user's standing in the team of each. */
  findAllWithStanding(userId: number, ids: readonly number[]): Promise<(MediaRow & StandingRow)[]> {
    return this.database.read<MediaRow & StandingRow>(findAllWithStanding, [userId, ids]);
  }

  /** Returns undefined when the team is deleted. */
  async insert(tx: Tx, { picture, ...media }: NewMedia): Promise<MediaRow | undefined> {
    const [row] = await tx.query<MediaRow>(
      `insert into media_files (team_id, filename, original_name, mime_type, size, uploaded_by,
         width, height, small_size, medium_size, metadata)
       select id, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11 from teams where id = $1 returning ${columns}`,
      [
        media.teamId,
        media.filename,
        media.originalName,
        media.mimeType,
        media.size,
        media.uploadedBy,
        picture?.width ?? null,
        picture?.height ?? null,
        picture?.smallSize ?? null,
        picture?.mediumSize ?? null,
        media.metadata,
      ],
    );
    return row;
  }

  async findInSameTransaction(tx: Tx, teamId: number, id: number): Promise<MediaRow | undefined> {
    const [row] = await tx.query<MediaRow>(findInTeam, [teamId, id]);
    return row;
  }

  /** Numbers of pages and plays, drafts included, whose current version shows the file; undefined for a file that does not exist. */
  async countUses(teamId: number, id: number): Promise<MediaUses | undefined> {
    const [row] = await this.database.read<MediaUses>(countUses, [teamId, id]);
    return row;
  }

  /** Finds files deleted at or before a time. */
  findExpired(before: Date, limit: number): Promise<MediaRow[]> {
    return this.database.read<MediaRow>(findExpired, [before, limit]);
  }

  /** Finds files after an id whose metadata was not searched, also in the bin. */
  findUnsearched(mimeTypes: readonly string[], afterId: number, limit: number): Promise<MediaRow[]> {
    return this.database.read<MediaRow>(findUnsearched, [mimeTypes, afterId, limit]);
  }

  /** Replaces the content of a file; `picture` is null for renditions that stay. Returns false when another process changed or deleted it meanwhile. */
  async replaceContent(
    tx: Tx,
    { id, filename }: MediaRow,
    content: { filename: string; size: number; metadata: MetadataState; picture: PictureFacts | null },
  ): Promise<boolean> {
    const { picture } = content;
    const text = `update media_files set filename = $3, size = $4, metadata = $5,
         width = coalesce($6, width), height = coalesce($7, height),
         small_size = coalesce($8, small_size), medium_size = coalesce($9, medium_size)
       where id = $1 and filename = $2 and metadata is null returning id`;
    const pixels = [picture?.width ?? null, picture?.height ?? null];
    const sizes = [picture?.smallSize ?? null, picture?.mediumSize ?? null];
    const values = [id, filename, content.filename, content.size, content.metadata, ...pixels, ...sizes];
    return (await tx.query(text, values)).length > 0;
  }

  /** Records new renditions. Returns undefined when the content was replaced or the file was deleted meanwhile. */
  async setPicture(
    { id, team_id: teamId, filename }: MediaRow,
    { width, height, smallSize, mediumSize }: PictureFacts,
  ): Promise<MediaRow | undefined> {
    const values = [id, teamId, filename, width, height, smallSize, mediumSize];
    const [row] = await this.database.execute<MediaRow>(setPicture, values);
    return row;
  }

  deleteOfTeam(tx: Tx, teamId: number, ids: readonly number[]): Promise<MediaRow[]> {
    const text = `delete from media_files where team_id = $1 and id = any($2::integer[]) returning ${columns}`;
    return tx.query<MediaRow>(text, [teamId, ids]);
  }

  async deleteExpired(tx: Tx, ids: readonly number[], before: Date): Promise<number> {
    const text = 'delete from media_files where id = any($1::integer[]) and deleted_at <= $2 returning id';
    return (await tx.query(text, [ids, before])).length;
  }
}
