import { categoryRules, limits, pageRules } from '@touchline/contract';
import { Refusal } from '../../platform/http';

/** `space.json`, the index of an archive. Paths are names of zip entries. */
export interface ArchiveIndex {
  format: 1;
  team: string;
  pages: IndexedPage[];
  files: IndexedFile[];
}

export interface IndexedPage {
  path: string;
  title: string;
  tags: string[];
  /** The path of categories, from the root. */
  category: IndexedCategory[];
  /** The place of the page among the pinned ones, from 1; absent for others and in archives of earlier versions. */
  pin?: number;
  draft?: boolean;
}

export interface IndexedCategory {
  name: string;
  icon: string | null;
}

export interface IndexedFile {
  path: string;
  name: string;
}

export const INDEX_NAME = 'space.json';

/** Parses and validates an index; refuses anything else as no archive of a team. */
export function readIndex(json: string): ArchiveIndex {
  const index = parsed(json) as ArchiveIndex;
  const isIndex =
    isObject(index) && index.format === 1 && isListOf(index.pages, isPage) && isListOf(index.files, isFile);
  if (!isIndex) throw new Refusal('not_a_space');
  if (index.pages.length + index.files.length > limits.archiveEntries) throw new Refusal('too_large');
  return index;
}

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
const isListOf = <Item>(value: Item[], isItem: (item: Item) => boolean) =>
  Array.isArray(value) && value.every((item) => isObject(item) && isItem(item));

const isPage = ({ path, title, tags, category, pin, draft = false }: IndexedPage) =>
  isText(path) &&
  !pageRules.pageTitle(title) &&
  !pageRules.pageTags(tags) &&
  isListOf(category, isCategory) &&
  category.length <= limits.categoryDepth &&
  (pin === undefined || Number.isSafeInteger(pin)) &&
  typeof draft === 'boolean';

const isCategory = ({ name, icon }: IndexedCategory) =>
  !categoryRules.categoryName(name) && !categoryRules.categoryIcon(icon);

const isFile = ({ path, name }: IndexedFile) => isText(path) && isText(name);
