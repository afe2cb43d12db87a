import { tidyTags, type NewPage, type PageChange } from '@touchline/contract';
import { mentionsIn } from '@touchline/content';
import { looksSame, summarizeText } from '../../platform/html';
import type { PageRow, PageValues } from './page.repository';

/** Returns the columns of a page, with its preview, number of words and files. Expects sanitised content. */
export async function pageValues(
  page: Omit<NewPage, 'content' | 'draft'>,
  content: string,
): Promise<PageValues> {
  const { title, tags = [], categoryId = null } = page;
  return {
    title: title.trim(),
    content,
    ...(await summarizeText(content)),
    tags: tidyTags(tags),
    categoryId,
    fileIds: fileIdsIn(content),
    mentions: mentionsIn(content),
  };
}

const shownFile = /\/api\/media\/(\d{1,9})\//g;

const fileIdsIn = (content: string): number[] => [
  ...new Set([...content.matchAll(shownFile)].map(([, id]) => Number(id))),
];

/** Undefined values stay unchanged. */
export function changedValues(row: PageRow, change: PageChange, content = row.content): Promise<PageValues> {
  const { title = row.title, tags = row.tags, categoryId = row.category_id } = change;
  return pageValues({ title, tags, categoryId }, content);
}

/**
 * Returns true when a version with these values would look the same as the current one. The category is not part of a
 * version.
 */
export function hasSameVersion(row: PageRow, values: PageValues): boolean {
  const isSameHead = row.title === values.title && JSON.stringify(row.tags) === JSON.stringify(values.tags);
  return isSameHead && looksSame(row.content, values.content);
}
