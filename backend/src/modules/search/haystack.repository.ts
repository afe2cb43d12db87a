import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';

@Injectable()
export class HaystackRepository {
  /** Takes so many at the most into the trigram indexes; answers how many those were. */
  async settle(tx: Tx, most: number): Promise<number> {
    const rows = await tx.query(
      `update page_haystacks set is_settled = true
        where page_id in (
          select page_id from page_haystacks where not is_settled limit $1 for update skip locked)
       returning 1`,
      [most],
    );
    return rows.length;
  }
}
