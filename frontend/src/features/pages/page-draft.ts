import type { Page } from '@touchline/contract';

/** What is edited of a page. */
export type PageValues = Pick<Page, 'title' | 'content' | 'tags'>;

/** Where the saving of a page stands. */
export type Saving =
  | { state: 'clean' }
  | { state: 'dirty' }
  /** Under way; what is changed meanwhile is sent afterwards. */
  | { state: 'saving'; sent: PageValues }
  /** Someone else saved first: nothing is sent until a choice is made. */
  | { state: 'conflict'; theirs: Page }
  /** Not saved, and why. The next change or press tries again. */
  | { state: 'failed'; message: string };

export interface PageDraft {
  /** The page as the server has it; what is sent names this version. */
  saved: Page;
  values: PageValues;
  save: Saving;
}

export type DraftEvent =
  | { type: 'edited'; values: Partial<PageValues> }
  | { type: 'sent' }
  | { type: 'saved'; page: Page }
  | { type: 'failed'; message: string }
  | { type: 'conflicted'; theirs: Page }
  | { type: 'kept-mine' }
  | { type: 'took-theirs' }
  /** Work of an earlier visit, made on `version` of the page: newer work of others is then met as a conflict. */
  | { type: 'restored'; values: PageValues; version: number };

export const valuesOf = ({ title, content, tags }: PageValues): PageValues => ({ title, content, tags });

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
      return { ...draft, save: { state: 'failed', message: event.message } };
    case 'conflicted':
      return { ...draft, save: { state: 'conflict', theirs: event.theirs } };
    case 'kept-mine':
      return draft.save.state === 'conflict' ? settled({ ...draft, saved: draft.save.theirs }) : draft;
    case 'took-theirs':
      return draft.save.state === 'conflict' ? openDraft(draft.save.theirs) : draft;
    case 'restored':
      return settled({ ...draft, values: event.values, saved: { ...draft.saved, version: event.version } });
  }
}

function edited(draft: PageDraft, changes: Partial<PageValues>): PageDraft {
  const next = { ...draft, values: { ...draft.values, ...changes } };
  const { state } = draft.save;
  if (state === 'saving' || state === 'conflict') return next;
  const isSameAsFailed = state === 'failed' && isSame(next.values, draft.values);
  return isSameAsFailed ? draft : settled(next);
}

/** The server may have tidied what it was sent: what was not changed in the meantime is taken as it stored it. */
function afterSaving({ values, save }: PageDraft, page: Page): PageDraft {
  const stored = valuesOf(page);
  const sent = save.state === 'saving' ? save.sent : stored;
  const next = {
    title: values.title === sent.title ? stored.title : values.title,
    content: values.content === sent.content ? stored.content : values.content,
    tags: sameTags(values.tags, sent.tags) ? stored.tags : values.tags,
  };
  return { saved: page, values: next, save };
}

/** Dirty or clean, whichever is true. */
function settled(draft: PageDraft): PageDraft {
  return { ...draft, save: { state: isUnsaved(draft) ? 'dirty' : 'clean' } };
}

/** Whether something in it is not on the server. */
export function isUnsaved({ saved, values }: PageDraft): boolean {
  return !isSame(values, saved);
}

function isSame(one: PageValues, other: PageValues): boolean {
  return one.title === other.title && one.content === other.content && sameTags(one.tags, other.tags);
}

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, place) => tag === other[place]);
}
