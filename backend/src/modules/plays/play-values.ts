import { tidyTags, type NewPlay, type PlayChange } from '@touchline/contract';
import { checkBoard, describeBoard, isSameBoard, type Board } from '@touchline/contract/boards';
import { mentionsIn } from '@touchline/content';
import { cleanContent, looksSame, summarizeText } from '../../platform/html';
import type { PlayRow, PlayValues } from './play.repository';

/** Sanitises the content, if any. */
export const cleanPlay = async <Given extends Pick<NewPlay, 'content'>>(given: Given): Promise<Given> =>
  given.content ? { ...given, content: await cleanContent(given.content) } : given;

/** Returns the columns of a play, with its number of words. Expects sanitised content and a valid board. */
export async function playValues({
  name,
  content = '',
  tags = [],
  ...rest
}: Omit<NewPlay, 'draft'>): Promise<PlayValues> {
  const board = (rest.board && checkBoard(rest.board).board) ?? null;
  return {
    name: name.trim(),
    description: rest.description?.trim() || null,
    content,
    tags: tidyTags(tags),
    formation: rest.formation?.trim() || null,
    diagramUrl: rest.diagramUrl ?? null,
    board,
    boardText: board && textOf(board),
    categoryId: rest.categoryId ?? null,
    words: (await summarizeText(content)).words,
    mentions: mentionsIn(content),
  };
}

function textOf(board: Board): string {
  const { start, steps } = describeBoard(board);
  return [start, ...steps].join('\n');
}

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
  return isSameHead && isSameDrawing(before.board, values.board) && looksSame(before.content, values.content);
}

const isSameDrawing = (one: Board | null, other: Board | null) =>
  one && other ? isSameBoard(one, other) : one === other;

function valuesOf(row: PlayRow): Omit<PlayValues, 'words' | 'boardText' | 'mentions'> {
  const { name, description, content, tags, formation, board } = row;
  return {
    name,
    description,
    content,
    tags,
    formation,
    diagramUrl: row.diagram_url,
    board,
    categoryId: row.category_id,
  };
}
