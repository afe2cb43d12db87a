import { tidyTags, type NewPlay, type PlayChange } from '@touchline/contract';
import { cleanContent, looksSame, summarizeText } from '../../platform/html';
import type { PlayRow, PlayValues } from './play.repository';

/** Sanitises the content, if any. */
export const cleanPlay = async <Given extends Pick<NewPlay, 'content'>>(given: Given): Promise<Given> =>
  given.content ? { ...given, content: await cleanContent(given.content) } : given;

/** Returns the columns of a play, with its number of words. Expects sanitised content. */
export const playValues = async ({
  name,
  content = '',
  tags = [],
  ...rest
}: Omit<NewPlay, 'draft'>): Promise<PlayValues> => ({
  name: name.trim(),
  description: rest.description?.trim() || null,
  content,
  tags: tidyTags(tags),
  formation: rest.formation?.trim() || null,
  diagramUrl: rest.diagramUrl ?? null,
  categoryId: rest.categoryId ?? null,
  words: (await summarizeText(content)).words,
});

/** Undefined values stay unchanged. */
export function changedPlay(row: PlayRow, change: PlayChange): Promise<PlayValues> {
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  return playValues({ ...valuesOf(row), ...(Object.fromEntries(given) as PlayChange) });
}

/**
 * Returns true when a version with these values would look the same as the current one. The category is not part of a
 * version.
 */
export function hasSameVersion(row: PlayRow, values: PlayValues): boolean {
  const before = valuesOf(row);
  const fields = ['name', 'description', 'formation', 'diagramUrl'] as const;
  const isSameHead =
    fields.every((field) => before[field] === values[field]) &&
    JSON.stringify(before.tags) === JSON.stringify(values.tags);
  return isSameHead && looksSame(before.content, values.content);
}

function valuesOf(row: PlayRow): Omit<PlayValues, 'words'> {
  const { name, description, content, tags, formation } = row;
  return {
    name,
    description,
    content,
    tags,
    formation,
    diagramUrl: row.diagram_url,
    categoryId: row.category_id,
  };
}
