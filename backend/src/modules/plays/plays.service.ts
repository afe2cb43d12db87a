import {
  askedTags,
  canEditPlays,
  canReadPlays,
  canStarPlays,
  type NewPlay,
  type Play,
  type PlayChange,
  type PlayFilter,
  type Policy,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { containsPattern, Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { Categories } from '../categories';
import { StarsAndViews } from '../pages';
import { changedPlay, cleanPlay, playValues } from './play-values';
import { presentPlay } from './play.presenter';
import { PlayRepository, type OpenedPlayRow, type PlayListFilter, type PlayRow } from './play.repository';

/** The plays of a team: descriptions with a formation and a diagram. */
@Injectable()
export class Plays {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PlayRepository,
    private readonly categories: Categories,
    private readonly activities: Activities,
    private readonly starsAndViews: StarsAndViews,
    private readonly changes: Changes,
  ) {}

  async list(actor: CurrentUser, teamId: number, filter: PlayFilter): Promise<Play[]> {
    await this.access.toTeam(actor, teamId, canReadPlays);
    const rows = await this.repository.find(actor.userId, teamId, toListFilter(filter));
    return rows.map(presentPlay);
  }

  /** Returns the play. Counts a view, at most one per user in 30 minutes. */
  async read(actor: CurrentUser, playId: number): Promise<Play> {
    const row = await this.open(actor, playId, canReadPlays);
    const isCounted = await this.starsAndViews.countView('play', actor.userId, row);
    return presentPlay({ ...row, views: row.views + Number(isCounted) });
  }

  async create(actor: CurrentUser, teamId: number, play: NewPlay): Promise<Play> {
    await this.access.toTeam(actor, teamId, canEditPlays);
    const values = playValues(await cleanPlay(play));
    return this.database.transaction(async (tx) => {
      await this.categories.expectIn(tx, teamId, values.categoryId);
      const id = await this.repository.insert(tx, { teamId, userId: actor.userId }, values);
      if (id === undefined) throw new Refusal('team_not_found');
      return this.done(tx, actor, { id, action: 'created' });
    });
  }

  async change(actor: CurrentUser, playId: number, change: PlayChange): Promise<Play> {
    await this.open(actor, playId, canEditPlays);
    const clean = await cleanPlay(change);
    return this.database.transaction(async (tx) => {
      const row = await this.lock(tx, actor, playId);
      const values = changedPlay(row, clean);
      await this.categories.expectIn(tx, row.team_id, values.categoryId);
      await this.repository.update(tx, playId, values);
      return this.done(tx, actor, { id: playId, action: 'updated' });
    });
  }

  async star(actor: CurrentUser, playId: number, isStarred: boolean): Promise<Play> {
    await this.open(actor, playId, canStarPlays);
    return this.database.transaction(async (tx) => {
      const { team_id: teamId } = await this.lock(tx, actor, playId);
      await this.starsAndViews.setStar(tx, 'play', { userId: actor.userId, id: playId, isStarred });
      this.changes.add(tx, { what: 'plays', teamId, userId: actor.userId, id: playId });
      return presentPlay(await this.lock(tx, actor, playId));
    });
  }

  async remove(actor: CurrentUser, playId: number): Promise<void> {
    await this.open(actor, playId, canEditPlays);
    await this.database.transaction(async (tx) => {
      await this.done(tx, actor, { id: playId, action: 'deleted' });
      await this.repository.remove(tx, playId);
    });
  }

  private async open(actor: CurrentUser, playId: number, policy: Policy): Promise<OpenedPlayRow> {
    const found = await this.repository.open(actor.userId, playId);
    const rule = { policy, subject: undefined, notFound: 'play_not_found' } as const;
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
    const target = { targetType: 'play', targetId: id, targetName: row.name } as const;
    await this.activities.record(tx, { teamId: row.team_id, userId: actor.userId, action, ...target });
    return presentPlay(row);
  }
}

const toListFilter = ({ search, tag, category }: PlayFilter): PlayListFilter => ({
  search: containsPattern(search),
  tags: askedTags(tag),
  category: category ?? null,
});
