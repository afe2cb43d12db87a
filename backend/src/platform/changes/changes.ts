import { Injectable } from '@nestjs/common';
import type { Tx } from '../database';
import { currentRequest } from '../http/current-request';
import { ChangeBell } from './change-bell';
import { ChangeRepository, type NewChange } from './change.repository';

/**
 * What changed, written in the transaction of the work: it is told only if it happened. A change with a team is for all who
 * see the team, one with a person for that person only.
 */
@Injectable()
export class Changes {
  constructor(
    private readonly repository: ChangeRepository,
    private readonly bell: ChangeBell,
  ) {}

  add(tx: Tx, ...changes: readonly NewChange[]): void {
    if (changes.length === 0) return;
    const { tab } = currentRequest();
    const told = changes.map((change) => ({ ...change, tab }));
    this.repository.insert(tx, told, (ids) => this.bell.ring(ids));
  }

  /** One that a statement of the transaction wrote by itself (`changesFrom`). */
  added(tx: Tx, id: string): void {
    tx.afterCommit(() => this.bell.ring([id]));
  }
}
