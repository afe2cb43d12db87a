import type { AuditAct } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { containsPattern, Database, statement, type Tx } from '../../platform/database';
import { searchedEmail } from '../../platform/email-addresses';
import type { ListCursor } from '../../platform/http';

export interface AuditRow {
  id: string;
  at: Date;
  act: AuditAct;
  actor_id: number | null;
  actor_email: string | null;
  about: string | null;
  detail: string | null;
  team: string | null;
  address: string | null;
  user_agent: string | null;
}

export interface NewAuditRow {
  at: Date;
  act: AuditAct;
  actorId: number | null;
  about: string | null;
  detail: string | null;
  teamId: number | null;
  address: string | null;
  userAgent: string | null;
}

export interface AuditPage {
  search: string;
  act: AuditAct | null;
  place: ListCursor | null;
  limit: number;
}

const list = statement(
  'audit_entries',
  `select id, at, act, actor_id, actor_email, about, detail, team, address, user_agent
     from audit_entries
    where ($1 = '' or concat_ws(' ', actor_email, about, team, address) ilike any($2))
      and ($3::text is null or act = $3)
      and ($4::timestamptz is null or (at, id) < ($4, $5::bigint))
    order by at desc, id desc limit $6`,
);

const about = statement('audit_about', 'select about from audit_entries where id = $1');
const act = statement('audit_act', 'select act, at from audit_entries where id = $1');

@Injectable()
export class AuditRepository {
  constructor(private readonly database: Database) {}

  find({ search, act, place, limit }: AuditPage): Promise<AuditRow[]> {
    const patterns = [containsPattern(search), containsPattern(searchedEmail(search))];
    const values = [search, patterns, act, place?.at ?? null, place?.id ?? null, limit];
    return this.database.read<AuditRow>(list, values);
  }

  /** Inserts an entry with the current email address of the actor and the current name of the team. */
  async insert(tx: Tx, entry: NewAuditRow): Promise<number> {
    const [row] = await tx.query<{ id: number }>(
      `insert into audit_entries
         (at, act, actor_id, actor_email, about, detail, team, address, user_agent)
       select $1, $2, (select id from users where id = $3), (select email from users where id = $3), $4, $5,
         (select name from teams where id = $6), $7, $8
       returning id::integer`,
      [
        entry.at,
        entry.act,
        entry.actorId,
        entry.about,
        entry.detail,
        entry.teamId,
        entry.address,
        entry.userAgent,
      ],
    );
    return row?.id ?? 0;
  }

  async findAbout(id: number): Promise<string | undefined> {
    const [row] = await this.database.read<{ about: string | null }>(about, [id]);
    return row?.about ?? undefined;
  }

  async findAct(id: number): Promise<{ act: AuditAct; at: Date } | undefined> {
    const [row] = await this.database.read<{ act: AuditAct; at: Date }>(act, [id]);
    return row;
  }

  async removeBefore(tx: Tx, time: Date): Promise<void> {
    await tx.query('delete from audit_entries where at < $1', [time]);
  }
}
