import {
  askedTags,
  canEditPlays,
  canReadPlays,
  canSeeDrafts,
  canStarPlays,
  limits,
  readQuestion,
  type NewPlay,
  type Play,
  type PlayChange,
  type PlayFilter,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Outbox } from '../../platform/jobs';
import { Access, forViewer } from '../access';
import { Activities } from '../activities';
import { Categories } from '../categories';
import { aboutContent, Bin, StarsAndViews } from '../lifecycle';
import { endedPlaySitting } from './ended-play-sitting';
import { changedPlay, cleanPlay, hasSameVersion, playValues } from './play-values';
import { presentOpenedPlay, presentPlay } from './play.presenter';
import {
  PlayRepository,
  type OpenedPlayRow,
  type PlayListFilter,
  type PlayRow,
  type NewPlayValues,
} from './play.repository';

/** The plays of a team: descriptions with a formation and a diagram. */
@Injectable()
export class Plays {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PlayRepository,
    private readonly categories: Categories,
    private readonly activities: Activities,
    private readonly bin: Bin,
    private readonly starsAndViews: StarsAndViews,
    private readonly changes: Changes,
    private readonly outbox: Outbox,
  ) {}

  async list(actor: CurrentUser, teamId: number, filter: PlayFilter): Promise<Play[]> {
    const { standing } = await this.access.toTeam(actor, teamId, canReadPlays);
    const includesDrafts = canSeeDrafts(standing);
    const rows = await this.repository.find(actor.userId, teamId, {
      ...toListFilter(filter),
      includesDrafts,
    });
    return rows.map((row) => presentPlay(forViewer(actor, row)));
  }

  /** Returns the play. Counts a view, at most one per user in 30 minutes. */
  async read(actor: CurrentUser, playId: number, { isOpened }: { isOpened: boolean }): Promise<Play> {
    const row = await this.open(actor, playId);
    const isCounted =
      isOpened && !actor.viewsAsPlayer && (await this.starsAndViews.countView('play', actor.userId, row));
    return presentOpenedPlay({ ...forViewer(actor, row), views: row.views + Number(isCounted) });
  }

  async create(
    actor: CurrentUser,
    teamId: number,
    { draft: isDraft = false, ...play }: NewPlay,
  ): Promise<Play> {
    await this.access.toTeam(actor, teamId, canEditPlays);
    const values = await playValues(await cleanPlay(play));
    return this.database.transaction(async (tx) => {
      const made = await this.insert(tx, actor, { teamId, play: { ...values, isDraft } });
      await this.notifyLater(tx, made.id, values.content);
      return made;
    });
  }

  /** Reserves ids for the plays of an archive, which link to one another. */
  reserve(count: number): Promise<number[]> {
    return this.repository.reserve(count);
  }

  /** Creates the plays of an archive under their reserved ids in the transaction of its import; only one play is in memory at a time. */
  async addImported(
    tx: Tx,
    actor: CurrentUser,
    { teamId, ids, plays }: { teamId: number; ids: readonly number[]; plays: AsyncIterable<NewPlay> },
  ): Promise<void> {
    await this.access.toTeam(actor, teamId, canEditPlays);
    const left = [...ids];
    for await (const { draft: isDraft = false, ...play } of plays) {
      const values = await playValues(await cleanPlay(play));
      await this.insert(tx, actor, { teamId, play: { ...values, isDraft, id: left.shift() } });
    }
  }

  /**
   * Saves a change; `restoredFrom` is the version that it restores. A change of an old version is a conflict: it is refused, and the
   * refusal contains the current play.
   */
  async change(
    actor: CurrentUser,
    playId: number,
    { restoredFrom, ...change }: PlayChange & { restoredFrom?: number },
  ): Promise<Play> {
    await this.access.toPlay(actor, playId, canEditPlays);
    const clean = await cleanPlay(change);
    return this.database.transaction(async (tx) => {
      const row = await this.lock(tx, actor, playId);
      if (change.version !== undefined && change.version !== row.version)
        throw new Refusal('play_changed', { body: { play: presentPlay(row) } });
      const values = await changedPlay(row, clean);
      const isSameVersion = hasSameVersion(row, values);
      if (isSameVersion && row.category_id === values.categoryId) return presentPlay(row);
      await this.categories.expectIn(tx, row.team_id, values.categoryId);
      const place = { playId, userId: actor.userId };
      await (isSameVersion
        ? this.repository.file(tx, place, values.categoryId)
        : this.repository.update(tx, { ...place, restoredFrom }, values));
      return this.done(tx, actor, { id: playId, action: 'updated' });
    });
  }

  async star(actor: CurrentUser, playId: number, isStarred: boolean): Promise<Play> {
    await this.access.toPlay(actor, playId, canStarPlays);
    return this.database.transaction(async (tx) => {
      const { team_id: teamId } = await this.lock(tx, actor, playId);
      await this.starsAndViews.setStar(tx, 'play', { userId: actor.userId, id: playId, isStarred });
      this.changes.add(tx, { what: 'plays', teamId, userId: actor.userId, id: playId });
      return presentPlay(await this.lock(tx, actor, playId));
    });
  }

  async remove(actor: CurrentUser, playId: number): Promise<void> {
    const { teamId } = await this.access.toPlay(actor, playId, canEditPlays);
    await this.bin.add(actor, teamId, { kind: 'play', id: playId });
  }

  restore(actor: CurrentUser, playId: number): Promise<Play> {
    return this.bin.restore(actor, { kind: 'play', id: playId }, async (tx) =>
      presentPlay(await this.lock(tx, actor, playId)),
    );
  }

  private async insert(
    tx: Tx,
    actor: CurrentUser,
    { teamId, play }: { teamId: number; play: NewPlayValues },
  ): Promise<Play> {
    await this.categories.expectIn(tx, teamId, play.categoryId);
    const id = await this.repository.insert(tx, { teamId, userId: actor.userId }, play);
    if (id === undefined) throw new Refusal('team_not_found');
    return this.done(tx, actor, { id, action: 'created' });
  }

  /** Notifies users whom a new play mentions at the end of the sitting. */
  private async notifyLater(tx: Tx, playId: number, content: string): Promise<void> {
    if (!content.includes('@')) return;
    const entries = [{ payload: { playId }, dedupeKey: String(playId) }];
    await this.outbox.addDebounced(tx, endedPlaySitting, { entries, delayMs: limits.sittingPauseMs });
  }

  private async open(actor: CurrentUser, playId: number): Promise<OpenedPlayRow> {
    const found = await this.repository.open(actor.userId, playId);
    const rule = { policy: canReadPlays, subject: undefined, notFound: 'play_not_found' } as const;
    return this.access.authorize(actor, found, rule).row;
  }

  private async lock(tx: Tx, actor: CurrentUser, playId: number): Promise<PlayRow> {
    const row = await this.repository.lock(tx, actor.userId, playId);
    if (!row) throw new Refusal('play_not_found');
    return row;
  }

  private async done(
    tx: Tx,
    actor: CurrentUser,
    { id, action }: { id: number; action: string },
  ): Promise<Play> {
    const row = await this.lock(tx, actor, id);
    const about = { kind: 'play', id, teamId: row.team_id, title: row.name, action } as const;
    await this.activities.record(tx, aboutContent(actor, about));
    return presentPlay(row);
  }
}

const toListFilter = ({
  search,
  tag,
  category,
  starred,
  order,
}: PlayFilter): Omit<PlayListFilter, 'includesDrafts'> => ({
  search: readQuestion(search)?.words ?? null,
  tags: askedTags(tag),
  category: category ?? null,
  isStarred: starred === 'yes',
  isInOwnOrder: order === 'own' && category !== undefined,
});
