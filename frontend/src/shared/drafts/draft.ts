import type { SaveError } from './save-error';

/** Editable values of a page or play. */
export interface ContentValues {
  title: string;
  content: string;
  tags: string[];
  categoryId: number | null;
  /** Plays only; empty if there is none. */
  formation?: string;
  description?: string;
  diagramUrl?: string | null;
  /** Canonical JSON of the tactics board, so that equal boards are equal values. */
  board?: string | null;
}

/** A page or play as the server has it. */
export interface SavedContent extends ContentValues {
  id: number;
  teamId: number;
  version: number;
}

/** Values to save, with the version that they are based on. */
export type ContentChange = Partial<ContentValues> & { version: number };

/** State of saving. */
type Saving =
  | { state: 'clean' }
  | { state: 'dirty' }
  /** A save is running; later changes are saved after it. */
  | { state: 'saving'; sent: ContentValues }
  /** Another user saved first: nothing is sent until the user resolves the conflict. */
  | { state: 'conflict'; theirs: SavedContent }
  /** Not saved because of `saveError`. The next change or press retries. */
  | { state: 'failed' };

export interface Draft {
  /** Last known version on the server, which a save names as its base. */
  saved: SavedContent;
  values: ContentValues;
  save: Saving;
  /** Error of the last save; cleared by the next success. */
  saveError?: SaveError;
}

export type DraftEvent =
  | { type: 'edited'; values: Partial<ContentValues> }
  | { type: 'sent' }
  | { type: 'saved'; stored: SavedContent }
  | { type: 'failed'; saveError: SaveError }
  | { type: 'conflicted'; theirs: SavedContent }
  /** Both versions were merged; the result is saved over theirs. */
  | { type: 'merged'; theirs: SavedContent; values: ContentValues }
  /** The category changed without a new version: it was deleted, and its pages moved to its parent. */
  | { type: 'moved'; categoryId: number | null }
  /** Recovered draft with its base, so that newer changes of other users are detected as a conflict. */
  | { type: 'restored'; values: ContentValues; base: ContentValues; version: number };

/** Returns the values of a page or play without its other properties. */
export const valuesOf = (content: ContentValues): ContentValues => {
  const { title, content: text, tags, categoryId, formation, description, diagramUrl, board } = content;
  // Drafts that an earlier build stored have no board.
  const ofPlay = { formation, description, diagramUrl, ...(board !== undefined && { board }) };
  return { title, content: text, tags, categoryId, ...(formation !== undefined && ofPlay) };
};

/**
 * Returns the values to save. Includes category and diagram only if they were changed here, because they may have been deleted since,
 * and the board, because it is large.
 */
export function changeOf({ saved, values }: Draft): ContentChange {
  const { categoryId, diagramUrl, board, ...written } = values;
  return {
    ...written,
    ...(categoryId !== saved.categoryId && { categoryId }),
    ...(diagramUrl !== saved.diagramUrl && { diagramUrl }),
    ...(board !== saved.board && { board }),
    version: saved.version,
  };
}

export function openDraft(saved: SavedContent): Draft {
  return { saved, values: valuesOf(saved), save: { state: 'clean' } };
}

export function draftAfter(draft: Draft, event: DraftEvent): Draft {
  switch (event.type) {
    case 'edited':
      return edited(draft, event.values);
    case 'sent':
      return { ...draft, save: { state: 'saving', sent: draft.values } };
    case 'saved':
      return settled(afterSaving(draft, event.stored));
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
      return settled({
        ...draft,
        values: { ...draft.values, ...values },
        saved: { ...draft.saved, ...base, version },
      });
    }
  }
}

function edited(draft: Draft, changes: Partial<ContentValues>): Draft {
  const next = { ...draft, values: { ...draft.values, ...changes } };
  const { state } = draft.save;
  if (state === 'saving' || state === 'conflict') return next;
  const isSameAsFailed = state === 'failed' && isSame(next.values, draft.values);
  return isSameAsFailed ? draft : settled(next);
}

/** Keeps a category that the user has just chosen. */
function moved(draft: Draft, categoryId: number | null): Draft {
  const isChosenHere = draft.values.categoryId !== draft.saved.categoryId;
  const values = isChosenHere ? draft.values : { ...draft.values, categoryId };
  const next = { ...draft, saved: { ...draft.saved, categoryId }, values };
  return draft.save.state === 'dirty' ? settled(next) : next;
}

/** Adopts the stored values, which the server may have normalised, except those changed meanwhile. */
function afterSaving({ values, save }: Draft, saved: SavedContent): Draft {
  const stored = valuesOf(saved);
  const sent = save.state === 'saving' ? save.sent : stored;
  const next: ContentValues = {
    ...stored,
    ...changedSince(sent, values),
  };
  return { saved, values: next, save };
}

/** Sets dirty or clean; clears the error if nothing is unsaved. */
function settled(draft: Draft): Draft {
  if (isUnsaved(draft)) return { ...draft, save: { state: 'dirty' } };
  return { ...draft, save: { state: 'clean' }, saveError: undefined };
}

/** Returns true if a value differs from the server's. */
export function isUnsaved({ saved, values }: Draft): boolean {
  return !isSame(values, saved);
}

export function isSame(one: ContentValues, other: ContentValues): boolean {
  return Object.keys(changedSince(other, one)).length === 0;
}

/** Returns the values that differ from those before. */
function changedSince(before: ContentValues, now: ContentValues): Partial<ContentValues> {
  const was = new Map(Object.entries(valuesOf(before)));
  const isChanged = ([name, value]: [string, unknown]) =>
    name === 'tags' ? !sameTags(before.tags, now.tags) : value !== was.get(name);
  return Object.fromEntries(Object.entries(valuesOf(now)).filter(isChanged));
}

function sameTags(one: readonly string[], other: readonly string[]): boolean {
  return one.length === other.length && one.every((tag, place) => tag === other[place]);
}
