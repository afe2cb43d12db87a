import { tidyTags, type NewPage, type PageChange } from '@touchline/contract';
import { previewOf } from '../../platform/html';
import type { PageRow, PageValues } from './page.repository';

/** A page as it is kept, with its preview; its content was cleaned. */
export async function pageValues(page: Omit<NewPage, 'content'>, content: string): Promise<PageValues> {
  const { title, tags = [], categoryId = null } = page;
  return {
    title: title.trim(),
    content,
    preview: await previewOf(content),
    tags: tidyTags(tags),
    categoryId,
  };
}

/** What is not given stays. */
export function changedValues(row: PageRow, change: PageChange, content = row.content): Promise<PageValues> {
  const { title = row.title, tags = row.tags, categoryId = row.category_id } = change;
  return pageValues({ title, tags, categoryId }, content);
}

export function isSame(row: PageRow, values: PageValues): boolean {
  const same = row.title === values.title && row.content === values.content;
  const isFiledSame = row.category_id === values.categoryId;
  return same && isFiledSame && JSON.stringify(row.tags) === JSON.stringify(values.tags);
}
