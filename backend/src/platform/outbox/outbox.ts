import { Injectable } from '@nestjs/common';
import type { Tx } from '../database';
import { OutboxRepository } from './outbox.repository';

/** Jobs written in the transaction of the work they belong to: they exist if the work does. Payloads are ids. */
@Injectable()
export class Outbox {
  constructor(private readonly repository: OutboxRepository) {}

  add(tx: Tx, job: string, payload: Record<string, number>): Promise<void> {
    return this.repository.insert(tx, job, [payload]);
  }

  addMany(tx: Tx, job: string, payloads: readonly Record<string, number>[]): Promise<void> {
    return this.repository.insert(tx, job, payloads);
  }
}
