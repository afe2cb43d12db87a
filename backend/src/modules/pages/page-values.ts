import { limits, tidyTags, type NewPage, type PageChange } from '@touchline/contract';
import { cleanHtml, plainText, previewOf } from '../../platform/html';
import type { PageRow, PageValues } from './page.repository';

/** A page as it is kept: cleaned, with the words to search and a preview. */
export function pageValues({ title, content = '', tags = [], categoryId = null }: NewPage): PageValues {
  const clean = cleanHtml(content);
  const text = plainText(clean);
  const kept = { title: title.trim(), content: clean, tags: tidyTags(tags), categoryId };
  return { ...kept, preview: previewOf(text, limits.preview), words: `${kept.title}\n${text}` };
}

/** What is not given stays. */
export function changedValues(row: PageRow, { title, content, tags, categoryId }: PageChange): PageValues {
  return pageValues({
    title: title ?? row.title,
    content: content ?? row.content,
    tags: tags ?? row.tags,
    categoryId: categoryId === undefined ? row.category_id : categoryId,
  });
}

export function isSame(row: PageRow, values: PageValues): boolean {
  const same = row.title === values.title && row.content === values.content;
  const isFiledSame = row.category_id === values.categoryId;
  return same && isFiledSame && JSON.stringify(row.tags) === JSON.stringify(values.tags);
}
