import { Injectable } from '@nestjs/common';
import type { Tx } from '../database';
import { currentRequest } from '../http/current-request';
import { ChangeBell } from './change-bell';
import { ChangeRepository, type NewChange } from './change.repository';

/**
 * The changes of a transaction, written in it: others hear of them only if it is committed. A change with a team is for all who
 * see the team, one with a user for that user only.
 */
@Injectable()
export class Changes {
  /** Of transactions that are open. */
  private readonly added = new WeakMap<Tx, NewChange[]>();

  constructor(
    private readonly repository: ChangeRepository,
    private readonly bell: ChangeBell,
  ) {}

  add(tx: Tx, ...changes: readonly NewChange[]): void {
    if (changes.length === 0) return;
    const { tab } = currentRequest();
    this.changesOf(tx).push(...changes.map((change) => ({ ...change, tab })));
  }

  /** Sends a change that a committed statement wrote by itself (`changesFrom`). */
  announce(id: string): void {
    this.bell.ring([id]);
  }

  /** All of them are written by one statement. */
  private changesOf(tx: Tx): NewChange[] {
    const known = this.added.get(tx);
    if (known) return known;
    const changes: NewChange[] = [];
    this.added.set(tx, changes);
    tx.beforeCommit(async () => {
      const ids = await this.repository.insert(tx, changes);
      tx.afterCommit(() => this.bell.ring(ids));
    });
    return changes;
  }
}
