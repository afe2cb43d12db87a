import type { ContentKind } from './lifecycle';

const count = (kind: ContentKind, number: number) => `${number} ${number === 1 ? kind : `${kind}s`}`;

/** Texts of the server about changes of several pages or plays. */
export const bulkActivityTexts = {
  binned: (kind: ContentKind, number: number) => `moved ${count(kind, number)} to the bin:`,
  restored: (kind: ContentKind, number: number) => `restored ${count(kind, number)} from the bin:`,
  tagged: (kind: ContentKind, number: number) => `changed the tags of ${count(kind, number)}:`,
  /** Names the first ones. */
  names: (titles: readonly string[], max: number) => {
    const others = titles.length - max;
    return others > 0 ? `${titles.slice(0, max).join(', ')} and ${others} more` : titles.join(', ');
  },
  tooManyTags: (title: string, max: number) =>
    `“${title}” would have more than ${max} tags. Nothing was changed.`,
} as const;
