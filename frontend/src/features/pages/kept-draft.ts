import type { PageValues } from './page-draft';

/** Unsaved work as the browser keeps it until the server has it. */
export interface KeptDraft extends PageValues {
  /** Milliseconds since 1970. */
  at: number;
}

const key = (userId: number, pageId: number) => `touchline-draft-${userId}-${pageId}`;

/** A browser without storage, or with a full one, keeps nothing; saving to the server goes on. */
export const keptDrafts = {
  keep(userId: number, pageId: number, { title, content, tags }: PageValues): void {
    const draft: KeptDraft = { title, content, tags, at: Date.now() };
    attempt(() => localStorage.setItem(key(userId, pageId), JSON.stringify(draft)));
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
