import { limits, tidyTags, type NewPage, type PageChange } from '@touchline/contract';
import { cleanHtml, plainText, previewOf } from '../../platform/html';
import type { PageRow, PageValues } from './page.repository';

/** The content of a page as it is kept, and its words. */
export interface Content {
  html: string;
  words: string;
}

/** What it has in common with `known` content, which was kept before, is clean already. */
export async function readContent(given = '', known = ''): Promise<Content> {
  const html = await cleanHtml(given, known);
  return { html, words: await plainText(html) };
}

/** A page as it is kept, with the words to search and a preview. */
export function pageValues(page: Omit<NewPage, 'content'>, { html, words }: Content): PageValues {
  const { title, tags = [], categoryId = null } = page;
  const kept = { title: title.trim(), content: html, tags: tidyTags(tags), categoryId };
  return { ...kept, preview: previewOf(words, limits.preview), words: `${kept.title}\n${words}` };
}

/** What is not given stays. */
export async function changedValues(row: PageRow, change: PageChange, given?: Content): Promise<PageValues> {
  const { title = row.title, tags = row.tags, categoryId = row.category_id } = change;
  const content = given ?? { html: row.content, words: await plainText(row.content) };
  return pageValues({ title, tags, categoryId }, content);
}

export function isSame(row: PageRow, values: PageValues): boolean {
  const same = row.title === values.title && row.content === values.content;
  const isFiledSame = row.category_id === values.categoryId;
  return same && isFiledSame && JSON.stringify(row.tags) === JSON.stringify(values.tags);
}
