import {
  bulkActivityTexts as texts,
  canChangeSeveral,
  changedTags,
  limits,
  tagDifference,
  type BulkTagging,
  type ContentKind,
  type TagChange,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { SearchIndexSchedule } from '../search';
import { Bin } from './bin.service';
import { BulkRepository, type BulkContents, type BulkRow } from './bulk.repository';
import { aboutContent, aboutSeveral } from './content-activity';
import { kindsInDatabase } from './content-kinds';

/** Changes several pages or plays of a team in one transaction: all or none. */
@Injectable()
export class BulkChanges {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: BulkRepository,
    private readonly activities: Activities,
    private readonly bin: Bin,
    private readonly indexSchedule: SearchIndexSchedule,
  ) {}

  async moveToBin(actor: CurrentUser, given: BulkContents): Promise<void> {
    await this.access.toTeam(actor, given.teamId, canChangeSeveral);
    await this.database.transaction(async (tx) => {
      const rows = await this.lock(tx, given, { since: null });
      await this.repository.bin(tx, { ...given, ids: idsOf(rows) }, actor.userId);
      await this.record(tx, actor, { ...given, rows, one: 'deleted', several: texts.binned });
    });
  }

  /** Items that another user has restored already stay as they are. */
  async restore(actor: CurrentUser, given: BulkContents): Promise<void> {
    await this.access.toTeam(actor, given.teamId, canChangeSeveral);
    await this.database.transaction(async (tx) => {
      const found = await this.lock(tx, given, { since: this.bin.oldest() });
      const rows = found.filter(({ is_binned: isBinned }) => isBinned);
      await this.repository.restore(tx, { ...given, ids: idsOf(rows) }, actor.userId);
      await this.record(tx, actor, { ...given, rows, one: 'restored', several: texts.restored });
    });
  }

  /** Returns the changes that were made; a page or play whose tags stay the same is left out. */
  async tag(
    actor: CurrentUser,
    { kind, teamId, changes: asked }: Omit<BulkContents, 'ids'> & BulkTagging,
  ): Promise<BulkTagging> {
    await this.access.toTeam(actor, teamId, canChangeSeveral);
    const ids = asked.map(({ id }) => id);
    return this.database.transaction(async (tx) => {
      const rows = await this.lock(tx, { kind, teamId, ids }, { since: null });
      const tagged = rows.map((row) => withTags(row, asked)).filter(isChanged);
      await this.repository.tag(
        tx,
        kind,
        tagged.map(({ id, after: tags }) => ({ id, tags })),
        actor.userId,
      );
      await this.record(tx, actor, { kind, teamId, rows: tagged, one: 'updated', several: texts.tagged });
      this.indexSchedule.afterSave(tx);
      return { changes: tagged.map(({ id, tags, after }) => ({ id, ...tagDifference(tags, after) })) };
    });
  }

  /** Returns the rows in the order of the request. Refuses when one of them is missing. */
  private async lock(tx: Tx, given: BulkContents, { since }: { since: Date | null }) {
    const ids = [...new Set(given.ids)];
    const rows = await this.repository.lock(tx, { ...given, ids }, { since });
    if (rows.length < ids.length) throw new Refusal(kindsInDatabase[given.kind].notFound);
    return rows.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
  }

  private async record(
    tx: Tx,
    actor: CurrentUser,
    { kind, teamId, rows, one, several }: Done,
  ): Promise<void> {
    const [first] = rows;
    if (!first) return;
    if (rows.length === 1) {
      const about = { kind, teamId, id: first.id, title: first.title, action: one };
      return this.activities.record(tx, aboutContent(actor, about));
    }
    const about = { kind, teamId, items: rows, firstId: first.id, action: several(kind, rows.length) };
    await this.activities.recordSeveral(tx, aboutSeveral(actor, about), idsOf(rows));
  }
}

interface Done extends Omit<BulkContents, 'ids'> {
  rows: readonly Pick<BulkRow, 'id' | 'title'>[];
  /** The action of the activity for one row, and for several. */
  one: string;
  several: (kind: ContentKind, count: number) => string;
}

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

interface TaggedRow extends BulkRow {
  after: string[];
}

/** Refuses when the page or play would have too many tags. */
function withTags(row: BulkRow, changes: readonly TagChange[]): TaggedRow {
  const change = changes.find(({ id }) => id === row.id) ?? { add: [], remove: [] };
  const after = changedTags(row.tags, change);
  if (after.length > limits.tags) {
    const message = texts.tooManyTags(row.title, limits.tags);
    throw new Refusal('tags_full', { body: { error: message, message } });
  }
  return { ...row, after };
}

const isChanged = ({ tags, after }: TaggedRow) => JSON.stringify(tags) !== JSON.stringify(after);
