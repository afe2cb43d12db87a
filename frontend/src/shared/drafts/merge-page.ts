import { tidyTags } from '@touchline/contract';
import { newBlockId, type Block, blocksToHtml } from '@touchline/content';
import { mergeBlocks, withKnownIds, type MergedPart } from '../content/merge-blocks';
import type { Sides } from '../content/merge-order';
import { htmlToBlocks } from '../content/parse';
import type { PageValues } from './page-draft';

type Conflict<T> = { state: 'conflict'; mine: T; theirs: T };

/** Three-way merge of a page. */
export interface PageMerge {
  title: { state: 'settled'; title: string } | Conflict<string>;
  tags: string[];
  categoryId: number | null;
  parts: MergedPart[];
  sides: Sides<PageValues>;
}

/** Side that stays; 'both' keeps both blocks, theirs first. */
export type Choice = 'mine' | 'theirs' | 'both';
/** By block id, or `title`. */
export type Choices = Readonly<Partial<Record<string, Choice>>>;

export const titleQuestion = 'title';

export function mergePage(sides: Sides<PageValues>): PageMerge {
  const [base, mine, theirs] = [sides.base, sides.mine, sides.theirs].map(blocksOf);
  return {
    title: mergeTitle(sides.base.title, sides.mine.title, sides.theirs.title),
    tags: mergeTags(sides.base.tags, sides.mine.tags, sides.theirs.tags),
    categoryId: mergeCategory(sides),
    parts: mergeBlocks({ base: base ?? [], mine: mine ?? [], theirs: theirs ?? [] }),
    sides,
  };
}

const blocksOf = ({ content }: PageValues) => htmlToBlocks(content).blocks;

function mergeTitle(base: string, mine: string, theirs: string): PageMerge['title'] {
  if (mine === theirs || theirs === base) return { state: 'settled', title: mine };
  return mine === base ? { state: 'settled', title: theirs } : { state: 'conflict', mine, theirs };
}

function mergeTags(base: readonly string[], mine: readonly string[], theirs: readonly string[]): string[] {
  const isAsBase = base.length === theirs.length && base.every((tag, place) => tag === theirs[place]);
  if (isAsBase) return [...mine];
  const kept = theirs.filter((tag) => mine.includes(tag) || !base.includes(tag));
  return tidyTags([...kept, ...mine.filter((tag) => !base.includes(tag))]);
}

/** The side that moved the page wins; if both did, mine, because it is not worth a question. */
const mergeCategory = ({ base, mine, theirs }: Sides<PageValues>) =>
  (mine.categoryId === base.categoryId ? theirs : mine).categoryId;

/** Returns the ids of conflicts, in reading order. */
export function questionsOf({ title, parts }: PageMerge): string[] {
  const blocks = parts.flatMap((part) => (part.state === 'conflict' ? part.mine.id : []));
  return title.state === 'conflict' ? [titleQuestion, ...blocks] : blocks;
}

/** Returns true if text was kept that one side removed and the other changed. */
export const hasRescued = ({ parts }: PageMerge) => parts.some(({ state }) => state === 'rescued');

/** Returns the merged page; undefined while a choice is missing. */
export function resolveMerge(merge: PageMerge, choices: Choices = {}): PageValues | undefined {
  if (questionsOf(merge).some((question) => choices[question] === undefined)) return undefined;
  const { title, tags, categoryId, parts, sides } = merge;
  const blocks = parts.flatMap((part) => resolvePart(part, choices));
  return {
    title:
      title.state === 'settled' ? title.title : title[choices[titleQuestion] === 'mine' ? 'mine' : 'theirs'],
    tags,
    categoryId,
    content: asStored(blocks, sides),
  };
}

/** Resolves all conflicts for one side. */
export const choicesFor = (merge: PageMerge, choice: Choice): Choices =>
  Object.fromEntries(questionsOf(merge).map((question) => [question, choice]));

export const resolveAs = (merge: PageMerge, choice: Choice): PageValues =>
  resolveMerge(merge, choicesFor(merge, choice)) ?? merge.sides.mine;

function resolvePart(part: MergedPart, choices: Choices): Block[] {
  if (part.state !== 'conflict') return [part.block];
  const { mine, theirs } = part;
  const choice = choices[mine.id];
  if (choice === 'both') return [theirs, { ...mine, id: newBlockId() }];
  return [choice === 'mine' ? mine : theirs];
}

/** Returns the stored string of an equal document, whatever its spelling, so that it is no change. */
function asStored(blocks: readonly Block[], { mine, theirs }: Sides<PageValues>): string {
  const content = blocksToHtml(blocks);
  const isThis = (side: PageValues) => blocksToHtml(withKnownIds(blocks, blocksOf(side))) === content;
  return [theirs, mine].find(isThis)?.content ?? content;
}
