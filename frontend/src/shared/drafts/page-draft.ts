import type { Page, PageChange } from '@touchline/contract';
import type { SaveError } from './save-error';

/** Editable values of a page. */
export type PageValues = Pick<Page, 'title' | 'content' | 'tags' | 'categoryId'>;

/** State of saving. */
type Saving =
  | { state: 'clean' }
  | { state: 'dirty' }
  /** A save is running; later changes are saved after it. */
  | { state: 'saving'; sent: PageValues }
  /** Another user saved first: nothing is sent until the user resolves the conflict. */
  | { state: 'conflict'; theirs: Page }
  /** Not saved because of `saveError`. The next change or press retries. */
  | { state: 'failed' };

export interface PageDraft {
  /** Last known version on the server, which a save names as its base. */
  saved: Page;
  values: PageValues;
  save: Saving;
  /** Error of the last save; cleared by the next success. */
  saveError?: SaveError;
}

export type DraftEvent =
  | { type: 'edited'; values: Partial<PageValues> }
  | { type: 'sent' }
  | { type: 'saved'; page: Page }
  | { type: 'failed'; saveError: SaveError }
  | { type: 'conflicted'; theirs: Page }
  /** Both versions were merged; the result is saved over theirs. */
  | { type: 'merged'; theirs: Page; values: PageValues }
  /** The category changed without a new version: it was deleted, and its pages moved to its parent. */
  | { type: 'moved'; categoryId: number | null }
  /** Recovered draft with its base, so that newer changes of other users are detected as a conflict. */
  | { type: 'restored'; values: PageValues; base: PageValues; version: number };

export const valuesOf = ({ title, content, tags, categoryId }: PageValues): PageValues => ({
  title,
  content,
  tags,
  categoryId,
});

/** Returns the request body. Includes the category only if it was changed here, because it may have been deleted since. */
export function changeOf({ saved, values }: PageDraft): PageChange {
  const { categoryId, ...written } = values;
  const isFiled = categoryId !== saved.categoryId;
  return { ...written, ...(isFiled && { categoryId }), version: saved.version };
}

export function openDraft(page: Page): PageDraft {
  return { saved: page, values: valuesOf(page), save: { state: 'clean' } };
}

export function draftAfter(draft: PageDraft, event: DraftEvent): PageDraft {
  switch (event.type) {
    case 'edited':
      return edited(draft, event.values);
    case 'sent':
      return { ...draft, save: { state: 'saving', sent: draft.values } };
    case 'saved':
      return settled(afterSaving(draft, event.page));
    case 'failed':
      return { ...draft, save: { state: 'failed' }, saveError: event.saveError };
    case 'conflicted':
      return { ...draft, save: { state: 'conflict', theirs: event.theirs }, saveError: undefined };
    case 'merged':
      return settled({ ...draft, saved: event.theirs, values: event.values });
    case 'moved':
      return moved(draft, event.categoryId);
    case 'restored': {
      const { values, base, version } = event;
      return settled({ ...draft, values, saved: { ...draft.saved, ...base, version } });
    }
  }
}

function edited(draft: PageDraft, changes: Partial<PageValues>): PageDraft {
  const next = { ...draft, values: { ...draft.values, ...changes } };
  const { state } = draft.save;
  if (state === 'saving' || state === 'conflict') return next;
  const isSameAsFailed = state === 'failed' && isSame(next.values, draft.values);
  return isSameAsFailed ? draft : settled(next);
}

/** Keeps a category that the user has just chosen. */
function moved(draft: PageDraft, categoryId: number | null): PageDraft {
  const isChosenHere = draft.values.categoryId !== draft.saved.categoryId;
  const values = isChosenHere ? draft.values : { ...draft.values, categoryId };
  const next = { ...draft, saved: { ...draft.saved, categoryId }, values };
  return draft.save.state === 'dirty' ? settled(next) : next;
}

/** Adopts the stored values, which the server may have normalised, except those changed meanwhile. */
function afterSaving({ values, save }: PageDraft, page: Page): PageDraft {
  const stored = valuesOf(page);
  const sent = save.state === 'saving' ? save.sent : stored;
  const next = {
    title: values.title === sent.title ? stored.title : values.title,
    content: values.content === sent.content ? stored.content : values.content,
    tags: sameTags(values.tags, sent.tags) ? stored.tags : values.tags,
    categoryId: values.categoryId === sent.categoryId ? stored.categoryId : values.categoryId,
  };
  return { saved: page, values: next, save };
}

/** Sets dirty or clean; clears the error if nothing is unsaved. */
function settled(draft: PageDraft): PageDraft {
  if (isUnsaved(draft)) return { ...draft, save: { state: 'dirty' } };
  return { ...draft, save: { state: 'clean' }, saveError: undefined };
}

/** Returns true if a value differs from the server's. */
export function isUnsaved({ saved, values }: PageDraft): boolean {
  return !isSame(values, saved);
}

export function isSame(one: PageValues, other: PageValues): boolean {
  const isSameText = one.title === other.title && one.content === other.content;
  return isSameText && one.categoryId === other.categoryId && sameTags(one.tags, other.tags);
}

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, place) => tag === other[place]);
}
