import { editorTexts, limits } from '@touchline/contract';
import { calloutTones, headingLevels } from '@touchline/content';
import type { Shape } from '../edits/shape';

interface Named {
  id: string;
  label: string;
  /** Additional search terms. */
  words: string;
  group: keyof typeof editorTexts.insertGroups;
  /** Characters that make it when they are typed with a space at the start of a paragraph; the first are shown. */
  markdown?: readonly string[];
}

/** A picture from the device, or a file of the media library. */
export type MediaRequest = 'image' | 'library';

/** A shape that a line can be turned into. */
export type ShapeInsertable = Named & { shape: Shape };
/** Option of the slash menu: a shape, a file, or characters that open the list of mentions. */
export type Insertable = ShapeInsertable | (Named & { media: MediaRequest }) | (Named & { typed: string });

const headings = headingLevels.map((level) => ({
  id: `heading-${level}`,
  group: 'text' as const,
  label: editorTexts.heading[level],
  words: `h${level} title`,
  markdown: ['#'.repeat(level)],
  shape: { kind: 'heading', level } as const,
}));

const callouts = calloutTones.map((tone) => ({
  id: `callout-${tone}`,
  group: 'callouts' as const,
  label: editorTexts.callouts[tone],
  words: `callout box ${tone}`,
  shape: { kind: 'callout', tone } as const,
}));

export const insertables: readonly ShapeInsertable[] = [
  {
    id: 'text',
    group: 'text',
    label: editorTexts.text,
    words: 'paragraph plain',
    shape: { kind: 'paragraph' },
  },
  ...headings,
  {
    id: 'quote',
    group: 'text',
    label: editorTexts.quote,
    words: 'blockquote',
    markdown: ['>'],
    shape: { kind: 'quote' },
  },
  { id: 'code', group: 'text', label: editorTexts.codeBlock, words: 'pre snippet', shape: { kind: 'code' } },
  {
    id: 'bulleted-list',
    group: 'lists',
    label: editorTexts.bulletedList,
    words: 'bullet ul points',
    markdown: ['-', '*'],
    shape: { kind: 'list', ordered: false },
  },
  {
    id: 'numbered-list',
    group: 'lists',
    label: editorTexts.numberedList,
    words: 'ordered ol steps',
    markdown: ['1.'],
    shape: { kind: 'list', ordered: true },
  },
  {
    id: 'checklist',
    group: 'lists',
    label: editorTexts.checklist,
    words: 'todo task check',
    markdown: ['[]'],
    shape: { kind: 'checklist' },
  },
  {
    id: 'table',
    group: 'insert',
    label: editorTexts.table,
    words: 'grid rows columns',
    shape: { kind: 'table', rows: limits.tableDefault, columns: limits.tableDefault },
  },
  {
    id: 'divider',
    group: 'insert',
    label: editorTexts.divider,
    words: 'line rule hr',
    shape: { kind: 'divider' },
  },
  ...callouts,
];

const others: readonly Insertable[] = [
  {
    id: 'image',
    group: 'insert',
    label: editorTexts.kept.image,
    words: 'picture photo upload',
    media: 'image',
  },
  {
    id: 'media-library',
    group: 'insert',
    label: editorTexts.mediaLibrary,
    words: 'video film audio sound file document pdf picture',
    media: 'library',
  },
  {
    id: 'person',
    group: 'mention',
    label: editorTexts.insertPerson,
    words: 'mention player coach diagram tactics',
    markdown: ['@'],
    typed: '@',
  },
  {
    id: 'page',
    group: 'mention',
    label: editorTexts.insertPage,
    words: 'mention link',
    markdown: ['[['],
    typed: '[[',
  },
];

const groupOrder = Object.keys(editorTexts.insertGroups);
const all = [...insertables, ...others].toSorted(
  (one, other) => groupOrder.indexOf(one.group) - groupOrder.indexOf(other.group),
);

/** Returns the options that match the text after '/', in groups; with letters, labels that begin with them come first. */
export function findInsertables(typed: string): Insertable[] {
  const query = typed.trim().toLowerCase();
  const fits = all.filter(({ label, words }) => `${label} ${words}`.toLowerCase().includes(query));
  const begins = ({ label }: Insertable) => label.toLowerCase().startsWith(query);
  return [...fits.filter(begins), ...fits.filter((each) => !begins(each))];
}

/** Returns the shape for characters that are typed with a space at the start of a paragraph. */
export const shortcutFor = (typed: string): Shape | undefined =>
  insertables.find(({ markdown }) => markdown?.includes(typed))?.shape;
