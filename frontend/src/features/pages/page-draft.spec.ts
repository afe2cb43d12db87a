import type { Page } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import {
  changeOf,
  draftAfter,
  isUnsaved,
  openDraft,
  valuesOf,
  type DraftEvent,
  type PageValues,
} from './page-draft';

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
const edit = (values: Partial<PageValues>): DraftEvent => ({ type: 'edited', values });
const sent: DraftEvent = { type: 'sent' };
const saved = (values: Partial<Page>): DraftEvent => ({
  type: 'saved',
  page: { ...page, version: 5, ...values },
});
const after = (...events: DraftEvent[]) => events.reduce(draftAfter, openDraft(page));

describe('a page being edited', () => {
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

  it('is clean when saved, and knows the new version', () => {
    const draft = after(edit({ title: 'Calls' }), sent, saved({ title: 'Calls' }));
    expect(draft).toMatchObject({ saved: { version: 5 }, save: { state: 'clean' } });
  });

  it('takes the text as the server tidied it', () => {
    const draft = after(edit({ title: ' Calls ' }), sent, saved({ title: 'Calls' }));
    expect(draft).toMatchObject({ values: { title: 'Calls' }, save: { state: 'clean' } });
  });

  it('keeps what was typed while it was being saved, and is dirty again', () => {
    const draft = after(edit({ title: 'Ca' }), sent, edit({ title: 'Calls' }), saved({ title: 'Ca' }));
    expect(draft).toMatchObject({ values: { title: 'Calls' }, save: { state: 'dirty' } });
  });

  it('keeps what was typed when saving fails, and tries again after the next change only', () => {
    const saveError = { kind: 'refused', message: 'No' } as const;
    const failed = after(edit({ title: 'Calls' }), sent, { type: 'failed', saveError });
    expect(failed).toMatchObject({ values: { title: 'Calls' }, save: { state: 'failed' }, saveError });
    expect(draftAfter(failed, edit({ title: 'Calls' })).save.state).toBe('failed');
    expect(draftAfter(failed, edit({ title: 'Our calls' })).save.state).toBe('dirty');
  });

  it('tells of trouble until it is saved, also while it is tried again', () => {
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

describe('a page someone else saved in the meantime', () => {
  const overtaken = [edit({ title: 'Mine' }), sent, { type: 'conflicted', theirs }] satisfies DraftEvent[];

  it('keeps mine beside theirs, whatever is typed, until a choice is made', () => {
    expect(after(...overtaken, edit({ content: '<p>More</p>' }))).toMatchObject({
      values: { title: 'Mine', content: '<p>More</p>' },
      save: { state: 'conflict', theirs },
    });
  });

  it('goes over their version once both are brought together', () => {
    const values = { ...page, title: 'Ours' };
    expect(after(...overtaken, { type: 'merged', theirs, values })).toMatchObject({
      values: { title: 'Ours' },
      saved: { version: 5 },
      save: { state: 'dirty' },
    });
  });

  it('is clean where bringing both together gave theirs', () => {
    expect(after(...overtaken, { type: 'merged', theirs, values: valuesOf(theirs) })).toEqual(
      openDraft(theirs),
    );
  });
});

it('sends work of an earlier visit as of the version it was made on, so that newer work is not overwritten unseen', () => {
  const values = { title: 'Left behind', content: page.content, tags: [], categoryId: null };
  const base = { title: 'Lineout', content: page.content, tags: [], categoryId: null };
  expect(after({ type: 'restored', values, base, version: 2 })).toMatchObject({
    values,
    saved: { title: 'Lineout', version: 2 },
    save: { state: 'dirty' },
  });
});

it('has something to lose exactly while it differs from what the server has', () => {
  expect(isUnsaved(after())).toBe(false);
  expect(isUnsaved(after(edit({ tags: [] })))).toBe(true);
});

describe('a page whose category is deleted while it is edited', () => {
  const filed = (...events: DraftEvent[]) => events.reduce(draftAfter, openDraft({ ...page, categoryId: 3 }));
  const up: DraftEvent = { type: 'moved', categoryId: 2 };

  it('is where it moved up to, and that is no change of who edits it', () => {
    expect(filed(up)).toMatchObject({ values: { categoryId: 2 }, save: { state: 'clean' } });
    expect(changeOf(filed(edit({ title: 'Calls' }), up))).not.toHaveProperty('categoryId');
  });

  it('stays in the category that was chosen for it meanwhile', () => {
    expect(changeOf(filed(edit({ categoryId: 5 }), up))).toMatchObject({ categoryId: 5 });
    expect(filed(edit({ categoryId: 2 }), up).save.state).toBe('clean');
  });
});

it('names its category only when it is filed elsewhere, so that one that is gone stands in no way', () => {
  expect(changeOf(after(edit({ title: 'Calls' })))).not.toHaveProperty('categoryId');
  expect(changeOf(after(edit({ categoryId: 3 })))).toMatchObject({ categoryId: 3, version: 4 });
  expect(changeOf(after(edit({ categoryId: 3 }), edit({ categoryId: null })))).not.toHaveProperty(
    'categoryId',
  );
});
