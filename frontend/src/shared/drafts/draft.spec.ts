import type { Page } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  draftAfter,
  isUnsaved,
  openDraft,
  valuesOf,
  type DraftEvent,
  type ContentValues,
} from './draft';

const page: Page = {
  id: 7,
  teamId: 1,
  title: 'Lineout calls',
  content: '<p>Falcon</p>',
  tags: ['attack'],
  categoryId: null,
  isStarred: false,
  views: 3,
  version: 4,
  createdBy: 2,
  creator: { username: 'coach' },
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const theirs: Page = { ...page, title: 'Lineout calls, autumn', version: 5 };
const edit = (values: Partial<ContentValues>): DraftEvent => ({ type: 'edited', values });
const sent: DraftEvent = { type: 'sent' };
const saved = (values: Partial<Page>): DraftEvent => ({
  type: 'saved',
  stored: { ...page, version: 5, ...values },
});
const after = (...events: DraftEvent[]) => events.reduce(draftAfter, openDraft(page));

describe('the draft of a page', () => {
  it('is clean when it is opened', () => {
    expect(after().save.state).toBe('clean');
  });

  it.each([{ title: 'Calls' }, { content: '<p>Hawk</p>' }, { tags: ['attack', 'u18'] }, { categoryId: 3 }])(
    'is dirty when %o is changed, and clean when it is changed back',
    (change) => {
      expect(after(edit(change)).save.state).toBe('dirty');
      expect(after(edit(change), edit(page)).save.state).toBe('clean');
    },
  );

  it('is clean after a save, with the new version', () => {
    const draft = after(edit({ title: 'Calls' }), sent, saved({ title: 'Calls' }));
    expect(draft).toMatchObject({ saved: { version: 5 }, save: { state: 'clean' } });
  });

  it('adopts the text as the server normalised it', () => {
    const draft = after(edit({ title: ' Calls ' }), sent, saved({ title: 'Calls' }));
    expect(draft).toMatchObject({ values: { title: 'Calls' }, save: { state: 'clean' } });
  });

  it('keeps what was typed during a save, and is dirty again', () => {
    const draft = after(edit({ title: 'Ca' }), sent, edit({ title: 'Calls' }), saved({ title: 'Ca' }));
    expect(draft).toMatchObject({ values: { title: 'Calls' }, save: { state: 'dirty' } });
  });

  it('keeps what was typed when saving fails, and retries only after the next change', () => {
    const saveError = { kind: 'refused', message: 'No' } as const;
    const failed = after(edit({ title: 'Calls' }), sent, { type: 'failed', saveError });
    expect(failed).toMatchObject({ values: { title: 'Calls' }, save: { state: 'failed' }, saveError });
    expect(draftAfter(failed, edit({ title: 'Calls' })).save.state).toBe('failed');
    expect(draftAfter(failed, edit({ title: 'Our calls' })).save.state).toBe('dirty');
  });

  it('keeps its error until a save succeeds, also during a retry', () => {
    const saveError = { kind: 'unreachable', message: 'No' } as const;
    const events = [
      edit({ title: 'Calls' }),
      sent,
      { type: 'failed', saveError },
      sent,
    ] satisfies DraftEvent[];
    expect(after(...events)).toMatchObject({ save: { state: 'saving' }, saveError });
    expect(after(...events, saved({ title: 'Calls' })).saveError).toBeUndefined();
  });
});

describe('a page saved by another user meanwhile', () => {
  const overtaken = [edit({ title: 'Mine' }), sent, { type: 'conflicted', theirs }] satisfies DraftEvent[];

  it('keeps both versions, whatever is typed, until a choice is made', () => {
    expect(after(...overtaken, edit({ content: '<p>More</p>' }))).toMatchObject({
      values: { title: 'Mine', content: '<p>More</p>' },
      save: { state: 'conflict', theirs },
    });
  });

  it('is saved over their version after both are merged', () => {
    const values = { ...page, title: 'Ours' };
    expect(after(...overtaken, { type: 'merged', theirs, values })).toMatchObject({
      values: { title: 'Ours' },
      saved: { version: 5 },
      save: { state: 'dirty' },
    });
  });

  it('is clean if the merge equals theirs', () => {
    expect(after(...overtaken, { type: 'merged', theirs, values: valuesOf(theirs) })).toEqual(
      openDraft(theirs),
    );
  });
});

it('a recovered draft is saved as of its base version, so that newer changes are not overwritten', () => {
  const values = { title: 'Left behind', content: page.content, tags: [], categoryId: null };
  const base = { title: 'Lineout', content: page.content, tags: [], categoryId: null };
  expect(after({ type: 'restored', values, base, version: 2 })).toMatchObject({
    values,
    saved: { title: 'Lineout', version: 2 },
    save: { state: 'dirty' },
  });
});

it("a draft is unsaved exactly while it differs from the server's page", () => {
  expect(isUnsaved(after())).toBe(false);
  expect(isUnsaved(after(edit({ tags: [] })))).toBe(true);
});

describe('a page whose category is deleted during editing', () => {
  const filed = (...events: DraftEvent[]) => events.reduce(draftAfter, openDraft({ ...page, categoryId: 3 }));
  const up: DraftEvent = { type: 'moved', categoryId: 2 };

  it('moves to the parent category without becoming dirty', () => {
    expect(filed(up)).toMatchObject({ values: { categoryId: 2 }, save: { state: 'clean' } });
    expect(changeOf(filed(edit({ title: 'Calls' }), up))).not.toHaveProperty('categoryId');
  });

  it('stays in the category chosen meanwhile', () => {
    expect(changeOf(filed(edit({ categoryId: 5 }), up))).toMatchObject({ categoryId: 5 });
    expect(filed(edit({ categoryId: 2 }), up).save.state).toBe('clean');
  });
});

it('a save includes the category only if it was changed, so that a deleted one does not block it', () => {
  expect(changeOf(after(edit({ title: 'Calls' })))).not.toHaveProperty('categoryId');
  expect(changeOf(after(edit({ categoryId: 3 })))).toMatchObject({ categoryId: 3, version: 4 });
  expect(changeOf(after(edit({ categoryId: 3 }), edit({ categoryId: null })))).not.toHaveProperty(
    'categoryId',
  );
});
