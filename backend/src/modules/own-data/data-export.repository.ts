import type { PageFileState } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, statement, type Statement, type Tx } from '../../platform/database';

export interface DataExportRow {
  id: number;
  state: PageFileState;
  size: number | null;
  created_at: Date;
}

/** A file that the user uploaded. */
export interface UploadedFileRow {
  id: number;
  /** Its key in the storage. */
  filename: string;
  original_name: string;
}

const columns = 'id, state, size::float8 as size, created_at';
const newest = statement(
  'data_export_newest',
  `select ${columns} from data_exports where requested_by = $1 and created_at > $2 order by id desc limit 1`,
);
const own = statement(
  'data_export_own',
  `select ${columns} from data_exports where requested_by = $1 and id = $2 and created_at > $3`,
);
const requester = statement(
  'data_export_requester',
  'select requested_by from data_exports where id = $1 and requested_by is not null',
);
const uploads = statement(
  'data_export_uploads',
  `select id, filename, original_name from media_files
    where uploaded_by = $1 and deleted_at is distinct from 'epoch' order by id`,
);
const avatar = statement('data_export_avatar', 'select avatar from users where id = $1');
const obsolete = statement(
  'data_export_obsolete',
  'select id from data_exports where created_at <= $1 or requested_by is null limit $2',
);

@Injectable()
export class DataExportRepository {
  constructor(private readonly database: Database) {}

  async findNewest(userId: number, since: Date): Promise<DataExportRow | undefined> {
    const [row] = await this.database.read<DataExportRow>(newest, [userId, since]);
    return row;
  }

  async findOwn(userId: number, id: number, since: Date): Promise<DataExportRow | undefined> {
    const [row] = await this.database.read<DataExportRow>(own, [userId, id, since]);
    return row;
  }

  /** Finds the newest export that has not failed. Locks the account, so that concurrent requests create one export. */
  async findUsable(tx: Tx, userId: number, since: Date): Promise<DataExportRow | undefined> {
    await tx.query('select 1 from users where id = $1 for no key update', [userId]);
    const [row] = await tx.query<DataExportRow>(
      `select ${columns} from data_exports
        where requested_by = $1 and created_at > $2 and state <> 'failed' order by id desc limit 1`,
      [userId, since],
    );
    return row;
  }

  /** Returns undefined when the account is deleted. */
  async insert(tx: Tx, userId: number, now: Date): Promise<DataExportRow | undefined> {
    const [row] = await tx.query<DataExportRow>(
      `insert into data_exports (requested_by, created_at) select id, $2 from users where id = $1 returning ${columns}`,
      [userId, now],
    );
    return row;
  }

  /** Returns the user of an export; undefined once the account or the export is deleted. */
  async findRequester(id: number): Promise<number | undefined> {
    const [row] = await this.database.read<{ requested_by: number }>(requester, [id]);
    return row?.requested_by;
  }

  findRows(section: Statement, userId: number): Promise<Record<string, unknown>[]> {
    return this.database.read<Record<string, unknown>>(section, [userId]);
  }

  findUploads(userId: number): Promise<UploadedFileRow[]> {
    return this.database.read<UploadedFileRow>(uploads, [userId]);
  }

  async findAvatar(userId: number): Promise<string | null> {
    const [row] = await this.database.read<{ avatar: string | null }>(avatar, [userId]);
    return row?.avatar ?? null;
  }

  /** Returns the user of the export. */
  async setState(
    tx: Tx,
    id: number,
    state: PageFileState,
    size: number | null = null,
  ): Promise<number | undefined> {
    const [row] = await tx.query<{ requested_by: number | null }>(
      'update data_exports set state = $2, size = $3 where id = $1 returning requested_by',
      [id, state, size],
    );
    return row?.requested_by ?? undefined;
  }

  /** Finds exports that have expired or whose account is deleted. */
  async findObsolete(before: Date, max: number): Promise<number[]> {
    const rows = await this.database.read<{ id: number }>(obsolete, [before, max]);
    return rows.map(({ id }) => id);
  }

  async remove(tx: Tx, ids: readonly number[]): Promise<void> {
    await tx.query('delete from data_exports where id = any($1)', [ids]);
  }
}
