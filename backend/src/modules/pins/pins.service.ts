import {
  canChangePins,
  canSeeDrafts,
  canSeePins,
  limits,
  type Pin,
  type PinKey,
  type Standing,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Changes } from '../../platform/changes';
import { Database, type Tx } from '../../platform/database';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Access } from '../access';
import { Activities } from '../activities';
import { inOrder } from './pin-order';
import { presentPin } from './pin.presenter';
import { PinRepository } from './pin.repository';

const notFound = { page: 'page_not_found', play: 'play_not_found' } as const;
/** The kind of live update that makes clients reload the page or play and the pins of its team. */
const changeKinds = { page: 'page', play: 'plays' } as const;

/** "Start here": pages and plays that editors pinned to the top of their team's space. */
@Injectable()
export class Pins {
  constructor(
    private readonly access: Access,
    private readonly database: Database,
    private readonly repository: PinRepository,
    private readonly activities: Activities,
    private readonly changes: Changes,
  ) {}

  async list(actor: CurrentUser, teamId: number): Promise<Pin[]> {
    const { standing } = await this.access.toTeam(actor, teamId, canSeePins);
    return this.find(teamId, standing);
  }

  async pin(actor: CurrentUser, key: PinKey, isPinned: boolean): Promise<Pin[]> {
    const found = await this.repository.findPinnable(actor.userId, key);
    const rule = { policy: canChangePins, subject: undefined, notFound: notFound[key.kind] };
    const { teamId, row, standing } = this.access.authorize(actor, found, rule);
    await this.database.transaction(async (tx) => {
      const isChanged = isPinned ? await this.add(tx, teamId, key) : await this.remove(tx, teamId, key);
      if (!isChanged) return;
      const action = isPinned ? 'pinned' : 'unpinned';
      const target = { targetType: key.kind, targetId: key.id, targetName: row.title } as const;
      await this.activities.record(tx, { teamId, userId: actor.userId, action, ...target });
    });
    return this.find(teamId, standing);
  }

  async reorder(actor: CurrentUser, teamId: number, order: readonly PinKey[]): Promise<Pin[]> {
    const { standing } = await this.access.toTeam(actor, teamId, canChangePins);
    await this.database.transaction(async (tx) => {
      const pins = await this.repository.lock(tx, teamId);
      const next = inOrder(pins, order);
      const moved = next.find((pin, place) => pin !== pins[place]);
      if (!moved) return;
      await this.repository.setOrder(tx, teamId, next);
      this.changes.add(tx, { what: changeKinds[moved.kind], teamId, id: moved.id });
    });
    return this.find(teamId, standing);
  }

  /** Pins imported pages that fit below the limit, in this order. */
  async addImported(tx: Tx, teamId: number, pageIds: readonly number[]): Promise<void> {
    const pins = await this.repository.lock(tx, teamId);
    for (const id of pageIds.slice(0, limits.pins - pins.length))
      await this.repository.insert(tx, teamId, { kind: 'page', id });
  }

  private async find(teamId: number, standing: Standing): Promise<Pin[]> {
    const rows = await this.repository.find(teamId, canSeeDrafts(standing));
    return rows.map(presentPin);
  }

  /** Adds a last pin; returns false if it exists. A page in the bin gives its place away. */
  private async add(tx: Tx, teamId: number, key: PinKey): Promise<boolean> {
    const pins = await this.repository.lock(tx, teamId);
    if (pins.some(({ kind, id }) => kind === key.kind && id === key.id)) return false;
    if (pins.length >= limits.pins) {
      const binned = pins.find(({ is_binned }) => is_binned);
      if (!binned) throw new Refusal('pins_full');
      await this.repository.remove(tx, binned);
    }
    if (!(await this.repository.insert(tx, teamId, key))) throw new Refusal(notFound[key.kind]);
    return true;
  }

  private async remove(tx: Tx, teamId: number, key: PinKey): Promise<boolean> {
    const pins = await this.repository.lock(tx, teamId);
    await this.repository.remove(tx, key);
    return pins.some(({ kind, id }) => kind === key.kind && id === key.id);
  }
}
