import { Injectable } from '@nestjs/common';
import type { Tx } from '../database';

@Injectable()
export class OutboxRepository {
  async insert(tx: Tx, job: string, payloads: readonly Record<string, number>[]): Promise<void> {
    await tx.query(
      'insert into outbox (job, payload) select $1, value from jsonb_array_elements($2::jsonb)',
      [job, JSON.stringify(payloads)],
    );
  }
}
