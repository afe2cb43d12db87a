import type { Page, PageChange } from '@touchline/contract';
import type { Trouble } from './save-trouble';

/** What is edited of a page. */
export type PageValues = Pick<Page, 'title' | 'content' | 'tags' | 'categoryId'>;

/** Where the saving of a page stands. */
type Saving =
  | { state: 'clean' }
  | { state: 'dirty' }
  /** Under way; what is changed meanwhile is sent afterwards. */
  | { state: 'saving'; sent: PageValues }
  /** Someone else saved first: nothing is sent until a choice is made. */
  | { state: 'conflict'; theirs: Page }
  /** Not saved, for the trouble the draft tells of. The next change or press tries again. */
  | { state: 'failed' };

export interface PageDraft {
  /** The page as the server has it; what is sent names this version. */
  saved: Page;
  values: PageValues;
  save: Saving;
  /** Why saving failed last; it stays until one succeeds. */
  trouble?: Trouble;
}

export type DraftEvent =
  | { type: 'edited'; values: Partial<PageValues> }
  | { type: 'sent' }
  | { type: 'saved'; page: Page }
  | { type: 'failed'; trouble: Trouble }
  | { type: 'conflicted'; theirs: Page }
  /** Theirs and mine were brought together: that is what goes over theirs. */
  | { type: 'merged'; theirs: Page; values: PageValues }
  /** The page is filed elsewhere without a new version: its category is gone, and it moved up. */
  | { type: 'moved'; categoryId: number | null }
  /** Work of an earlier visit, and what it was made of: newer work of others is then met as a conflict. */
  | { type: 'restored'; values: PageValues; base: PageValues; version: number };

export const valuesOf = ({ title, content, tags, categoryId }: PageValues): PageValues => ({
  title,
  content,
  tags,
  categoryId,
});

/** What is sent. Where it is filed only if that was changed here: its category may have gone since, and it has moved up. */
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
      return { ...draft, save: { state: 'failed' }, trouble: event.trouble };
    case 'conflicted':
      return { ...draft, save: { state: 'conflict', theirs: event.theirs }, trouble: undefined };
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

/** Whoever had just chosen another category keeps it. */
function moved(draft: PageDraft, categoryId: number | null): PageDraft {
  const isChosenHere = draft.values.categoryId !== draft.saved.categoryId;
  const values = isChosenHere ? draft.values : { ...draft.values, categoryId };
  const next = { ...draft, saved: { ...draft.saved, categoryId }, values };
  return draft.save.state === 'dirty' ? settled(next) : next;
}

/** The server may have tidied what it was sent: what was not changed in the meantime is taken as it stored it. */
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

/** Dirty or clean, whichever is true; where nothing is unsaved, nothing is in the way of it. */
function settled(draft: PageDraft): PageDraft {
  if (isUnsaved(draft)) return { ...draft, save: { state: 'dirty' } };
  return { ...draft, save: { state: 'clean' }, trouble: undefined };
}

/** Whether something in it is not on the server. */
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
