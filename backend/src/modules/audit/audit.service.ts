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
import { shownEmail } from '../../platform/email-addresses';
import { currentRequest, readCursor, writeCursor, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { AuditRepository, type AuditRow } from './audit.repository';

export interface NewAuditEntry {
  act: AuditAct;
  /** The acting user; by default the signed-in user of the request. */
  actorId?: number | null;
  /** The subject of the act: an email address or a name. */
  about?: string;
  detail?: string;
  teamId?: number;
}

/** The audit log, read by super admins. Entries are never updated. */
@Injectable()
export class Audit {
  constructor(
    private readonly access: Access,
    private readonly repository: AuditRepository,
    private readonly clock: Clock,
  ) {}

  /** Adds an entry in the transaction of the act. Returns its id. */
  async add(tx: Tx, { act, actorId, about, detail, teamId }: NewAuditEntry): Promise<number> {
    const { address = null, userAgent = null, userId = null } = currentRequest();
    return this.repository.insert(tx, {
      at: this.clock.now(),
      act,
      actorId: actorId ?? userId,
      address,
      userAgent,
      about: about ?? null,
      detail: detail ?? null,
      teamId: teamId ?? null,
    });
  }

  /** Returns the act of an entry and its time; undefined once the entry is deleted. */
  actOf(entryId: number): Promise<{ act: AuditAct; at: Date } | undefined> {
    return this.repository.findAct(entryId);
  }

  /** Returns the subject of an entry; undefined once it is deleted. */
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
  actor: row.actor_email === null ? null : { id: row.actor_id, email: shownEmail(row.actor_email) },
  about: row.about && shownEmail(row.about),
  detail: row.detail && shownEmail(row.detail),
  team: row.team,
  address: row.address,
  userAgent: row.user_agent,
});
