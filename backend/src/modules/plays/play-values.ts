import { tidyTags, type NewPlay, type PlayChange } from '@touchline/contract';
import { cleanContent } from '../../platform/html';
import type { PlayRow, PlayValues } from './play.repository';

/** Sanitises the content, if any. */
export const cleanPlay = async <Given extends Pick<NewPlay, 'content'>>(given: Given): Promise<Given> =>
  given.content ? { ...given, content: await cleanContent(given.content) } : given;

/** Returns the columns of a play. Expects sanitised content. */
export const playValues = ({ name, content = '', tags = [], ...rest }: NewPlay): PlayValues => ({
  name: name.trim(),
  description: rest.description?.trim() || null,
  content,
  tags: tidyTags(tags),
  formation: rest.formation?.trim() || null,
  diagramUrl: rest.diagramUrl ?? null,
  categoryId: rest.categoryId ?? null,
});

/** Undefined values stay unchanged. */
export function changedPlay(row: PlayRow, change: PlayChange): PlayValues {
  const {
    name,
    description,
    content,
    tags,
    formation,
    category_id: categoryId,
    diagram_url: diagramUrl,
  } = row;
  const given = Object.entries(change).filter(([, value]) => value !== undefined);
  const before = { name, description, content, tags, formation, diagramUrl, categoryId };
  return playValues({ ...before, ...(Object.fromEntries(given) as PlayChange) });
}
