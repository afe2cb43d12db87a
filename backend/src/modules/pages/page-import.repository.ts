import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database';
import type { PageValues } from './page.repository';

export interface ImportedPage extends PageValues {
  id: number;
  teamId: number;
  userId: number;
  isDraft: boolean;
}

@Injectable()
export class PageImportRepository {
  /** Reserves ids for pages that link to one another before they are inserted. */
  async reserve(tx: Tx, count: number): Promise<number[]> {
    const rows = await tx.query<{ id: number }>(
      `select nextval(pg_get_serial_sequence('pages', 'id'))::integer as id from generate_series(1, $1::integer)`,
      [count],
    );
    return rows.map(({ id }) => id);
  }

  async insert(tx: Tx, page: ImportedPage): Promise<void> {
    await tx.query(
      `with page as (
         insert into pages (id, team_id, created_by, updated_by, title, preview, tags, category_id, words, file_ids,
           mentions, published_at, published_by)
         overriding system value
         values ($1, $2, $3, $3, $4, $6, $7, $8, $9, $10,
           $12, case when not $11 then now() end, case when not $11 then $3::integer end)
         returning id, version, title, tags, created_by, published_at, published_by)
       insert into page_versions (page_id, version, title, content, tags, saved_by, was_published, published_at, published_by)
       select id, version, title, $5, tags, created_by, not $11, published_at, published_by from page`,
      [
        page.id,
        page.teamId,
        page.userId,
        page.title,
        page.content,
        page.preview,
        page.tags,
        page.categoryId,
        page.words,
        page.fileIds,
        page.isDraft,
        page.mentions,
      ],
    );
  }
}
