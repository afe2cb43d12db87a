import {
  boardFormationRules,
  categoryRules,
  limits,
  pageRules,
  pageTemplateRules,
  playRules,
  type NewBoardFormation,
} from '@touchline/contract';
import { validateFileName } from 'yauzl';
import { Refusal } from '../../platform/http';

/** `space.json`, the index of an archive. Paths are names of zip entries. */
export interface ArchiveIndex {
  format: 1;
  team: string;
  pages: IndexedPage[];
  /** Absent in archives of earlier versions. */
  plays?: IndexedPlay[];
  files: IndexedFile[];
  /** Formations of boards; absent in archives of earlier versions. */
  formations?: NewBoardFormation[];
  /** Templates of pages; absent in archives of earlier versions. */
  templates?: IndexedTemplate[];
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

export interface IndexedTemplate {
  path: string;
  name: string;
  tags: string[];
}

export interface IndexedPlay {
  path: string;
  name: string;
  description?: string;
  formation?: string;
  tags: string[];
  /** The path of categories, from the root. */
  category: IndexedCategory[];
  /** Paths of its diagram, one of the files, and of its board as JSON. */
  diagram?: string;
  board?: string;
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
    isObject(index) &&
    index.format === 1 &&
    isListOf(index.pages, isPage) &&
    isListOf(index.plays ?? [], isPlay) &&
    isListOf(index.files, isFile) &&
    isListOf(index.formations ?? [], isFormation) &&
    isListOf(index.templates ?? [], isTemplate);
  if (!isIndex) throw new Refusal('not_a_space');
  if (
    index.pages.length + playsIn(index).length + templatesIn(index).length + index.files.length >
    limits.archiveEntries
  )
    throw new Refusal('too_large');
  return index;
}

export const templatesIn = ({ templates = [] }: ArchiveIndex): readonly IndexedTemplate[] => templates;
export const playsIn = ({ plays = [] }: ArchiveIndex): readonly IndexedPlay[] => plays;

function parsed(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

const isObject = (value: unknown) => typeof value === 'object' && value !== null;
const isText = (value: unknown) => typeof value === 'string';
/** A relative path without `..`. */
const isPath = (value: unknown) => typeof value === 'string' && validateFileName(value) === null;
const isListOf = <Item>(value: Item[], isItem: (item: Item) => boolean) =>
  Array.isArray(value) && value.every((item) => isObject(item) && isItem(item));

const isPage = ({ path, title, tags, category, pin, draft = false }: IndexedPage) =>
  isPath(path) &&
  !pageRules.pageTitle(title) &&
  !pageRules.pageTags(tags) &&
  isListOf(category, isCategory) &&
  category.length <= limits.categoryDepth &&
  (pin === undefined || Number.isSafeInteger(pin)) &&
  typeof draft === 'boolean';

const isPlay = ({
  path,
  name,
  description,
  formation,
  tags,
  category,
  draft = false,
  ...files
}: IndexedPlay) =>
  isPath(path) &&
  !playRules.playName(name) &&
  !playRules.playDescription(description) &&
  !playRules.formation(formation) &&
  !pageRules.pageTags(tags) &&
  isListOf(category, isCategory) &&
  category.length <= limits.categoryDepth &&
  [files.diagram, files.board].every((file) => file === undefined || isPath(file)) &&
  typeof draft === 'boolean';

const isCategory = ({ name, icon }: IndexedCategory) =>
  !categoryRules.categoryName(name) && !categoryRules.categoryIcon(icon);

const isFormation = ({ name, lineUp }: NewBoardFormation) =>
  !boardFormationRules.formationName(name) && !boardFormationRules.lineUp(lineUp);

const isTemplate = ({ path, name, tags }: IndexedTemplate) =>
  isPath(path) && !pageTemplateRules.templateName(name) && !pageRules.pageTags(tags);

const isFile = ({ path, name }: IndexedFile) => isPath(path) && isText(name);
