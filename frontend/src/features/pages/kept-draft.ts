import { valuesOf, type PageDraft, type PageValues } from './page-draft';

/** Unsaved work as the browser keeps it until the server has it. */
export interface KeptDraft {
  values: PageValues;
  /** The version of the page it was made on. */
  version: number;
}

const key = (userId: number, pageId: number) => `touchline-draft-${userId}-${pageId}`;

/** A browser without storage, or with a full one, keeps nothing; saving to the server goes on. */
export const keptDrafts = {
  keep(userId: number, { saved, values }: PageDraft): void {
    const draft: KeptDraft = { values: valuesOf(values), version: saved.version };
    attempt(() => localStorage.setItem(key(userId, saved.id), JSON.stringify(draft)));
  },
  find(userId: number, pageId: number): KeptDraft | undefined {
    const text = attempt(() => localStorage.getItem(key(userId, pageId)));
    return text ? attempt(() => JSON.parse(text) as KeptDraft) : undefined;
  },
  forget(userId: number, pageId: number): void {
    attempt(() => localStorage.removeItem(key(userId, pageId)));
  },
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
