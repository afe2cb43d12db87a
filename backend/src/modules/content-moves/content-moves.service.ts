import {
  canMoveContent,
  contentKinds,
  contentMoveTexts,
  type CategoryOfMove,
  type ContentMove,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { Audit } from '../audit';
import { aboutContent, kindsInDatabase } from '../lifecycle';
import { MediaCopies, type CopiedContent } from '../media';
import {
  ContentMoveRepository,
  type Items,
  type LockedItem,
  type TeamsOfMove,
} from './content-move.repository';

/** Moves pages and plays to other teams. They keep their ids, so that links and mentions still lead to them. */
@Injectable()
export class ContentMoves {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: ContentMoveRepository,
    private readonly copies: MediaCopies,
    private readonly activities: Activities,
    private readonly audit: Audit,
    private readonly changes: Changes,
  ) {}

  /** Moves all or none. Files are copied before the transaction, because that may take longer than a lock should. */
  async move(actor: CurrentUser, from: number, move: ContentMove): Promise<void> {
    const to = move.toTeamId;
    await this.access.toTeam(actor, from, canMoveContent);
    await this.access.toTeam(actor, to, canMoveContent);
    const items = contentKinds
      .map((kind) => ({ kind, ids: [...new Set(move[`${kind}Ids`])] }))
      .filter(({ ids }) => ids.length > 0);
    if (from === to || items.length === 0) return;
    const files = await this.repository.findFiles(from, items);
    const copied = await this.copies.copy({ from, to }, files);
    try {
      const categories = move.categories ?? [];
      const prepared = { from, to, items, categories, files, copied };
      await this.database.transaction((tx) => this.moveLocked(tx, actor, prepared));
    } catch (error) {
      await this.copies.discard(copied);
      throw error;
    }
  }

  private async moveLocked(tx: Tx, actor: CurrentUser, move: PreparedMove): Promise<void> {
    const { from, to, items, categories, files, copied } = move;
    const teams = await this.repository.lockTeams(tx, move);
    if (!teams) throw new Refusal('team_not_found');
    const locked: LockedItem[] = [];
    for (const each of items) {
      const rows = await this.repository.lock(tx, each, from);
      if (rows.length < each.ids.length) throw new Refusal(kindsInDatabase[each.kind].notFound);
      locked.push(...rows);
    }
    const known = new Set(files);
    if ((await this.repository.findFilesIn(tx, from, items)).some((id) => !known.has(id)))
      throw new Refusal('conflict');
    const copies = await this.copies.insert(tx, { actor, to }, copied);
    for (const each of items) {
      await this.repository.rewriteFiles(tx, each, copies);
      await this.repository.move(tx, each, { from, to, userId: actor.userId });
      await this.repository.moveParts(tx, each, { from, to });
      for (const category of categories) await this.repository.categorize(tx, each, { ...category, to });
    }
    await this.record(tx, actor, { from, to, locked });
    const about = contentMoveTexts.names(locked.map(({ title }) => title));
    const detail = `${teams.from} to ${teams.to}`;
    await this.audit.add(tx, { act: 'content_moved', actorId: actor.userId, about, detail, teamId: to });
  }

  /** Records one activity in each team, and another one of the drafts, whose titles players may not see. */
  private async record(
    tx: Tx,
    actor: CurrentUser,
    { from, to, locked }: TeamsOfMove & { locked: readonly LockedItem[] },
  ): Promise<void> {
    const groups = [locked.filter((item) => item.is_draft), locked.filter((item) => !item.is_draft)];
    for (const [first, ...others] of groups) {
      if (!first) continue;
      const title = contentMoveTexts.names([first, ...others].map((item) => item.title));
      for (const [teamId, action] of [
        [from, 'moved to another team:'],
        [to, 'moved here from another team:'],
      ] as const) {
        await this.activities.record(
          tx,
          aboutContent(actor, { kind: first.kind, id: first.id, title, teamId, action }),
        );
        const what = { page: 'page', play: 'plays' } as const;
        this.changes.add(tx, ...others.map(({ kind, id }) => ({ what: what[kind], teamId, id })));
      }
    }
  }
}

interface PreparedMove extends TeamsOfMove {
  items: readonly Items[];
  categories: readonly CategoryOfMove[];
  /** The ids of their files, and the copies of these. */
  files: readonly number[];
  copied: readonly CopiedContent[];
}
