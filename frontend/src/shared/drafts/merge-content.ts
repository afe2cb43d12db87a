import { tidyTags } from '@touchline/contract';
import { newBlockId, type Block, blocksToHtml } from '@touchline/content';
import { mergeBlocks, withKnownIds, type MergedPart } from '../content/merge-blocks';
import type { Sides } from '../content/merge-order';
import { htmlToBlocks } from '../content/parse';
import { valuesOf, type ContentValues } from './draft';

type Conflict<T> = { state: 'conflict'; mine: T; theirs: T };

/** Fields with one value, of which one side stays. */
export const fieldNames = ['title', 'formation', 'description', 'diagramUrl', 'board'] as const;
export type FieldName = (typeof fieldNames)[number];
type FieldValue = string | null | undefined;
type MergedField = { state: 'settled'; value: FieldValue } | Conflict<FieldValue>;

/** Three-way merge of a page or play. */
export interface ContentMerge {
  fields: Record<FieldName, MergedField>;
  tags: string[];
  categoryId: number | null;
  parts: MergedPart[];
  sides: Sides<ContentValues>;
}

/** Side that stays; 'both' keeps both blocks, theirs first. */
export type Choice = 'mine' | 'theirs' | 'both';
/** By block id, or name of a field. */
export type Choices = Readonly<Partial<Record<string, Choice>>>;

export function mergeContent(sides: Sides<ContentValues>): ContentMerge {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(blocksOf);
  return {
    fields: {
      title: mergeField(sides, 'title'),
      formation: mergeField(sides, 'formation'),
      description: mergeField(sides, 'description'),
      diagramUrl: mergeField(sides, 'diagramUrl'),
      board: mergeField(sides, 'board'),
    },
    tags: mergeTags(sides.base.tags, sides.mine.tags, sides.theirs.tags),
    categoryId: mergeCategory(sides),
    parts: mergeBlocks({ base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] }),
    sides,
  };
}

const blocksOf = ({ content }: ContentValues) => htmlToBlocks(content).blocks;

function mergeField(sides: Sides<ContentValues>, name: FieldName): MergedField {
  const [base, mine, theirs] = [sides.base[name], sides.mine[name], sides.theirs[name]];
  if (mine === theirs || theirs === base) return { state: 'settled', value: mine };
  return mine === base ? { state: 'settled', value: theirs } : { state: 'conflict', mine, theirs };
}

function mergeTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const isAsBase = base.length === theirs.length && base.every((tag, place) => tag === theirs[place]);
  if (isAsBase) return [...mine];
  const kept = theirs.filter((tag) => mine.includes(tag) || !base.includes(tag));
  return tidyTags([...kept, ...mine.filter((tag) => !base.includes(tag))]);
}

/** The side that moved the page wins; if both did, mine, because it is not worth a question. */
const mergeCategory = ({ base, mine, theirs }: Sides<ContentValues>) =>
  (mine.categoryId === base.categoryId ? theirs : mine).categoryId;

/** Returns the ids of conflicts, in reading order. */
export function questionsOf({ fields, parts }: ContentMerge): string[] {
  const blocks = parts.flatMap((part) => (part.state === 'conflict' ? part.mine.id : []));
  return [...fieldNames.filter((name) => fields[name].state === 'conflict'), ...blocks];
}

/** Returns true if text was kept that one side removed and the other changed. */
export const hasRescued = ({ parts }: ContentMerge) => parts.some(({ state }) => state === 'rescued');

/** Returns the merged values; undefined while a choice is missing. */
export function resolveMerge(merge: ContentMerge, choices: Choices = {}): ContentValues | undefined {
  if (questionsOf(merge).some((question) => choices[question] === undefined)) return undefined;
  const { tags, categoryId, parts, sides } = merge;
  const blocks = parts.flatMap((part) => resolvePart(part, choices));
  const field = (name: FieldName) => resolveField(merge.fields[name], choices[name]);
  return valuesOf({
    title: field('title') ?? '',
    content: asStored(blocks, sides),
    tags,
    categoryId,
    formation: field('formation') ?? undefined,
    description: field('description') ?? undefined,
    diagramUrl: field('diagramUrl'),
    board: field('board'),
  });
}

/** Resolves all conflicts for one side. */
export const choicesFor = (merge: ContentMerge, choice: Choice): Choices =>
  Object.fromEntries(questionsOf(merge).map((question) => [question, choice]));

export const resolveAs = (merge: ContentMerge, choice: Choice): ContentValues =>
  resolveMerge(merge, choicesFor(merge, choice)) ?? merge.sides.mine;

function resolveField(field: MergedField, choice: Choice | undefined): FieldValue {
  if (field.state === 'settled') return field.value;
  return choice === 'mine' ? field.mine : field.theirs;
}

function resolvePart(part: MergedPart, choices: Choices): Block[] {
  if (part.state !== 'conflict') return [part.block];
  const { mine, theirs } = part;
  const choice = choices[mine.id];
  if (choice === 'both') return [theirs, { ...mine, id: newBlockId() }];
  return [choice === 'mine' ? mine : theirs];
}

/** Returns the stored string of an equal document, whatever its spelling, so that it is no change. */
function asStored(blocks: readonly Block[], { mine, theirs }: Sides<ContentValues>): string {
  const content = blocksToHtml(blocks);
  const isThis = (side: ContentValues) => blocksToHtml(withKnownIds(blocks, blocksOf(side))) === content;
  return [theirs, mine].find(isThis)?.content ?? content;
}
