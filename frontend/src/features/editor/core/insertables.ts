import { editorTexts, limits } from '@touchline/contract';
import { calloutTones, headingLevels } from '@touchline/content';
import type { Shape } from '../edits/shape';

interface Named {
  id: string;
  label: string;
  /** Additional search terms. */
  words: string;
}

/** A picture from the device, or a file of the media library. */
export type MediaRequest = 'image' | 'library';

/** A shape that a line can be turned into. */
export type ShapeInsertable = Named & { shape: Shape };
/** Option of the slash menu. */
export type Insertable = ShapeInsertable | (Named & { media: MediaRequest });

const headings = headingLevels.map((level) => ({
  id: `heading-${level}`,
  label: editorTexts.heading[level],
  words: `h${level} title`,
  shape: { kind: 'heading', level } as const,
}));

const callouts = calloutTones.map((tone) => ({
  id: `callout-${tone}`,
  label: editorTexts.callouts[tone],
  words: `callout box ${tone}`,
  shape: { kind: 'callout', tone } as const,
}));

export const insertables: readonly ShapeInsertable[] = [
  { id: 'text', label: editorTexts.text, words: 'paragraph plain', shape: { kind: 'paragraph' } },
  ...headings,
  {
    id: 'bulleted-list',
    label: editorTexts.bulletedList,
    words: 'bullet ul points',
    shape: { kind: 'list', ordered: false },
  },
  {
    id: 'numbered-list',
    label: editorTexts.numberedList,
    words: 'ordered ol steps',
    shape: { kind: 'list', ordered: true },
  },
  { id: 'checklist', label: editorTexts.checklist, words: 'todo task check', shape: { kind: 'checklist' } },
  {
    id: 'table',
    label: editorTexts.table,
    words: 'grid rows columns',
    shape: { kind: 'table', rows: limits.tableDefault, columns: limits.tableDefault },
  },
  { id: 'quote', label: editorTexts.quote, words: 'blockquote', shape: { kind: 'quote' } },
  ...callouts,
  { id: 'code', label: editorTexts.codeBlock, words: 'pre snippet', shape: { kind: 'code' } },
  { id: 'divider', label: editorTexts.divider, words: 'line rule hr', shape: { kind: 'divider' } },
];

const media: readonly Insertable[] = [
  { id: 'image', label: editorTexts.kept.image, words: 'picture photo upload', media: 'image' },
  {
    id: 'media-library',
    label: editorTexts.mediaLibrary,
    words: 'video film audio sound file document pdf picture',
    media: 'library',
  },
];

/** Returns the options that match the text after '/'; labels that begin with it come first. */
export function findInsertables(typed: string): Insertable[] {
  const query = typed.trim().toLowerCase();
  const fits = [...insertables, ...media].filter(({ label, words }) =>
    `${label} ${words}`.toLowerCase().includes(query),
  );
  const begins = ({ label }: Insertable) => label.toLowerCase().startsWith(query);
  return [...fits.filter(begins), ...fits.filter((each) => !begins(each))];
}

const shortcuts: Record<string, Shape> = {
  '##': { kind: 'heading', level: 2 },
  '###': { kind: 'heading', level: 3 },
  '####': { kind: 'heading', level: 4 },
  '-': { kind: 'list', ordered: false },
  '*': { kind: 'list', ordered: false },
  '1.': { kind: 'list', ordered: true },
  '[]': { kind: 'checklist' },
  '>': { kind: 'quote' },
};

/** Returns the shape for characters that are typed with a space at the start of a paragraph. */
export function shortcutFor(typed: string): Shape | undefined {
  return Object.hasOwn(shortcuts, typed) ? shortcuts[typed] : undefined;
}
