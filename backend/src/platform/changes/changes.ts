import { Injectable } from '@nestjs/common';
import type { Tx } from '../database';
import { currentRequest } from '../http/current-request';
import { ChangeNotifier } from './change-notifier';
import { ChangeRepository, type NewChange } from './change.repository';

/**
 * Publishes the changes of a transaction. They are written in it, so only a commit publishes them. A change with a team goes to all
 * users who can see the team, one with a user to that user only.
 */
@Injectable()
export class Changes {
  /** Changes of open transactions. */
  private readonly added = new WeakMap<Tx, NewChange[]>();

  constructor(
    private readonly repository: ChangeRepository,
    private readonly notifier: ChangeNotifier,
  ) {}

  add(tx: Tx, ...changes: readonly NewChange[]): void {
    if (changes.length === 0) return;
    const { tab } = currentRequest();
    this.changesOf(tx).push(...changes.map((change) => ({ ...change, tab })));
  }

  /** Notifies of a change that a committed statement wrote itself (`changesFrom`). */
  notify(id: string): void {
    this.notifier.notify([id]);
  }

  /** Writes all changes of the transaction with one statement before the commit. */
  private changesOf(tx: Tx): NewChange[] {
    const known = this.added.get(tx);
    if (known) return known;
    const changes: NewChange[] = [];
    this.added.set(tx, changes);
    tx.beforeCommit(async () => {
      const ids = await this.repository.insert(tx, changes);
      tx.afterCommit(() => this.notifier.notify(ids));
    });
    return changes;
  }
}
