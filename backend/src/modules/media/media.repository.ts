import { Injectable } from '@nestjs/common';
import { Database, statement, type Tx } from '../../platform/database';
import { standingColumns, standingJoin, type StandingRow } from '../access';

export interface MediaRow {
  id: number;
  team_id: number;
  /** The key in the storage. */
  filename: string;
  original_name: string;
  mime_type: string;
  /** A bigint: PostgreSQL sends it as text. */
  size: string;
  uploaded_by: number | null;
  uploaded_at: Date;
}

export interface NewMedia {
  teamId: number;
  filename: string;
  originalName: string;
  mimeType: string;
  size: number;
  uploadedBy: number;
}

const columns = 'id, team_id, filename, original_name, mime_type, size, uploaded_by, uploaded_at';

const findOfTeam = statement(
  'media_find_of_team',
  `select ${columns} from media_files where team_id = $1 order by uploaded_at desc, id desc`,
);
const findWithStanding = statement(
  'media_find_with_standing',
  `select f.*, ${standingColumns}
     from media_files f join teams t on t.id = f.team_id ${standingJoin}
    where f.id = $2`,
);

@Injectable()
export class MediaRepository {
  constructor(private readonly database: Database) {}

  findOfTeam(teamId: number): Promise<MediaRow[]> {
    return this.database.read<MediaRow>(findOfTeam, [teamId]);
  }

  /** With the caller's place in its team. */
  async findWithStanding(userId: number, id: number): Promise<(MediaRow & StandingRow) | undefined> {
    const [row] = await this.database.read<MediaRow & StandingRow>(findWithStanding, [userId, id]);
    return row;
  }

  /** Nothing comes back when the team has just been deleted. */
  async insert(tx: Tx, media: NewMedia): Promise<MediaRow | undefined> {
    const [row] = await tx.query<MediaRow>(
      `insert into media_files (team_id, filename, original_name, mime_type, size, uploaded_by)
       select id, $2, $3, $4, $5, $6 from teams where id = $1 returning ${columns}`,
      [media.teamId, media.filename, media.originalName, media.mimeType, media.size, media.uploadedBy],
    );
    return row;
  }

  async remove(tx: Tx, teamId: number, id: number): Promise<MediaRow | undefined> {
    const [row] = await tx.query<MediaRow>(
      `delete from media_files where id = $2 and team_id = $1 returning ${columns}`,
      [teamId, id],
    );
    return row;
  }
}
