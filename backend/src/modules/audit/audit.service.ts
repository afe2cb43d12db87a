import {
  limits,
  type AuditAct,
  type AuditEntry,
  type AuditFilter,
  type AuditList,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock';
import type { Tx } from '../../platform/database';
import { currentRequest, readCursor, writeCursor, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { AuditRepository, type AuditRow } from './audit.repository';

export interface NewAuditEntry {
  act: AuditAct;
  /** Who did it; nobody where nobody was signed in. */
  actorId?: number | null;
  /** Whom or what it was done to: an address, a name. */
  about?: string;
  detail?: string;
  teamId?: number;
}

/** What was done, for super admins to look up. Nothing changes an entry. */
@Injectable()
export class Audit {
  constructor(
    private readonly access: Access,
    private readonly repository: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** In the transaction of the act: both are there, or neither. Answers the entry's number. */
  async add(tx: Tx, { act, actorId = null, about, detail, teamId }: NewAuditEntry): Promise<number> {
    const { address = null, userAgent = null } = currentRequest();
    return this.repository.insert(tx, {
      ...{ at: this.clock.now(), act, actorId, address, userAgent },
      about: about ?? null,
      detail: detail ?? null,
      teamId: teamId ?? null,
    });
  }

  /** Returns what an entry records and its time; undefined once the entry is deleted. */
  actOf(entryId: number): Promise<{ act: AuditAct; at: Date } | undefined> {
    return this.repository.findAct(entryId);
  }

  /** Whom or what an entry is about; nothing where there is none any more. */
  aboutOf(entryId: number): Promise<string | undefined> {
    return this.repository.findAbout(entryId);
  }

  async list(actor: CurrentUser, { search = '', act, cursor }: AuditFilter): Promise<AuditList> {
    this.access.toEverything(actor);
    const rows = await this.repository.find({
      search: search.trim(),
      act: act ?? null,
      place: cursor ? readCursor(cursor) : null,
      limit: limits.auditEntries + 1,
    });
    const shown = rows.slice(0, limits.auditEntries);
    const last = rows.length > shown.length ? shown.at(-1) : undefined;
    const nextCursor = last ? writeCursor({ at: last.at, id: Number(last.id) }) : null;
    return { entries: shown.map(present), nextCursor };
  }
}

const present = (row: AuditRow): AuditEntry => ({
  id: Number(row.id),
  at: row.at.toISOString(),
  act: row.act,
  actor: row.actor_email === null ? null : { id: row.actor_id, email: row.actor_email },
  about: row.about,
  detail: row.detail,
  team: row.team,
  address: row.address,
  userAgent: row.user_agent,
});
