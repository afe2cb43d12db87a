import type { MediaUses } from './media';

const counted = (count: number, noun: string) =>
  count === 0 ? [] : [`${count} ${count === 1 ? noun : `${noun}s`}`];

/** Texts of deleting a file, which only the media library shows. */
export const fileDeletionTexts = {
  /** Undefined for a file that nothing shows. */
  shownIn: ({ pages, plays }: MediaUses) => {
    const uses = [...counted(pages, 'page'), ...counted(plays, 'play')];
    return uses.length > 0 ? `It is shown in ${uses.join(' and ')}.` : undefined;
  },
} as const;
