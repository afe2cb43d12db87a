import type { ContentKind } from './lifecycle';

const count = (kind: ContentKind, number: number) => `${number} ${number === 1 ? kind : `${kind}s`}`;
const these = (kind: ContentKind, number: number) =>
  number === 1 ? `this ${kind}` : `these ${number} ${kind}s`;

/** Texts of selecting several pages or plays in a list, and of what is done with them. */
export const selectionTexts = {
  select: (title: string) => `Select: ${title}`,
  selection: (kind: ContentKind) => `Selected ${kind}s`,
  selected: (number: number) => `${number} selected`,
  tooMany: (max: number) => `Select up to ${max}`,
  clear: 'Clear selection',
  publish: (drafts: number) => (drafts === 0 ? 'Publish' : `Publish ${drafts}`),
  tags: 'Tags',
  tagsOf: (kind: ContentKind, number: number) => `Tags of ${count(kind, number)}`,
  add: 'Add',
  addPlaceholder: 'Tags for all of them',
  remove: 'Remove',
  removeLead: 'Press the tags to remove.',
  uses: (number: number) => `${number} selected with this tag`,
  apply: 'Apply',
  tagged: (kind: ContentKind, number: number) => `Tags of ${count(kind, number)} changed`,
  notTagged: 'These tags were set already.',
  tagsFailed: 'The tags could not be changed. Please try again.',
  tagsOffline: 'You can change tags when you are online.',
  bin: 'Delete',
  binTitle: (kind: ContentKind, number: number) => `Delete ${count(kind, number)}`,
  binQuestion: (kind: ContentKind, number: number) =>
    `Are you sure you want to delete ${these(kind, number)}? This action cannot be undone.`,
  binDetail: (number: number) => `You can restore ${number === 1 ? 'it' : 'them'} from the bin for 30 days.`,
  binned: 'Success',
  binnedDetail: (kind: ContentKind, number: number) => `${count(kind, number)} deleted successfully`,
  binFailed: (kind: ContentKind) => `The ${kind}s couldn't be deleted. Please try again.`,
  undo: 'Undo',
  restored: (kind: ContentKind, number: number) => `${count(kind, number)} restored`,
  restoreFailed: (kind: ContentKind) => `The ${kind}s couldn't be restored. Look in the bin.`,
  gone: (kind: ContentKind) =>
    `One of these ${kind}s was deleted, so nothing was changed. Check the selection and try again.`,
} as const;
