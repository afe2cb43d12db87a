import type { Play } from '@touchline/contract';
import { boardSamples, mirrored } from '@touchline/contract/boards';
import { describe, expect, it } from 'vitest';
import { changeOf, draftAfter, isSame, isUnsaved, openDraft } from '../../shared/drafts/draft';
import { mergeContent, questionsOf, resolveMerge } from '../../shared/drafts/merge-content';
import { asContent, asCopy, asPlayChange, problemOfPlay } from './play-draft';

const play: Play = {
  id: 1,
  teamId: 1,
  categoryId: null,
  name: 'Lighthouse',
  description: null,
  content: '<p>Loop</p>',
  tags: ['attack'],
  formation: '4-3-3',
  diagramUrl: '/api/media/1/loop.png',
  isStarred: false,
  views: 3,
  version: 4,
  createdBy: 1,
  creator: { username: 'coach' },
  createdAt: '2026-11-01T10:00:00.000Z',
  updatedAt: '2026-11-01T10:00:00.000Z',
};
const opened = openDraft(asContent(play));

describe('the draft of a play', () => {
  it('is clean when it is opened, and after a save of the same values', () => {
    expect(isUnsaved(opened)).toBe(false);
    const stored = asContent({ ...play, description: 'Wide', version: 5 });
    const events = [
      { type: 'edited', values: { description: 'Wide' } },
      { type: 'sent' },
      { type: 'saved', stored },
    ] as const;
    expect(events.reduce(draftAfter, opened).save.state).toBe('clean');
  });

  it.each([{ formation: '' }, { description: 'Wide' }, { diagramUrl: null }, { title: 'Beacon' }])(
    'is dirty when %o is changed',
    (values) => {
      expect(draftAfter(opened, { type: 'edited', values }).save.state).toBe('dirty');
    },
  );

  it('is saved under the name of the play, with its version', () => {
    const edited = draftAfter(opened, { type: 'edited', values: { title: 'Beacon' } });
    expect(asPlayChange(changeOf(edited))).toEqual({
      name: 'Beacon',
      content: play.content,
      tags: play.tags,
      formation: '4-3-3',
      description: '',
      version: 4,
    });
  });

  it('is copied with its board', () => {
    const drawn = { ...play, board: boardSamples.overlap };
    const draft = draftAfter(openDraft(asContent(drawn)), { type: 'edited', values: { title: 'Beacon' } });
    expect(asCopy(draft.values)).toMatchObject({ content: play.content, board: boardSamples.overlap });
    expect(asCopy(opened.values)).toMatchObject({ board: null });
  });

  it('is saved with its board only if that was changed, so that no other change replaces a board', () => {
    const drawn = openDraft(asContent({ ...play, board: boardSamples.overlap }));
    const renamed = draftAfter(drawn, { type: 'edited', values: { title: 'Beacon' } });
    expect(asPlayChange(changeOf(renamed))).not.toHaveProperty('board');
    const board = JSON.stringify(mirrored(boardSamples.overlap));
    const changed = draftAfter(drawn, { type: 'edited', values: { board } });
    expect(asPlayChange(changeOf(changed)).board).toEqual(mirrored(boardSamples.overlap));
    const removed = draftAfter(drawn, { type: 'edited', values: { board: null } });
    expect(asPlayChange(changeOf(removed)).board).toBeNull();
  });

  it('of an earlier build has no board, and keeps that of the play', () => {
    const drawn = openDraft(asContent({ ...play, board: boardSamples.overlap }));
    const { board: _, ...before } = drawn.values;
    expect(isSame(before, drawn.values)).toBe(true);
    const restored = draftAfter(drawn, {
      type: 'restored',
      values: { ...before, title: 'Beacon' },
      base: before,
      version: 4,
    });
    expect(restored.values.board).toBe(drawn.values.board);
    const merge = mergeContent({ base: before, mine: before, theirs: drawn.values });
    expect(resolveMerge(merge)?.board).toBe(drawn.values.board);
  });

  it('has one board of two that were changed by two users, and asks which', () => {
    const base = asContent({ ...play, board: boardSamples.overlap });
    const mine = { ...base, board: JSON.stringify(mirrored(boardSamples.overlap)) };
    const theirs = { ...base, board: JSON.stringify(boardSamples.pickAndRoll) };
    const merge = mergeContent({ base, mine, theirs });
    expect(questionsOf(merge)).toEqual(['board']);
    expect(resolveMerge(merge, { board: 'mine' })?.board).toBe(mine.board);
    expect(resolveMerge(mergeContent({ base, mine: base, theirs }))?.board).toBe(theirs.board);
  });

  it('is saved with category and diagram only if they were changed, because they may have been deleted', () => {
    const values = { categoryId: 3, diagramUrl: null };
    const edited = draftAfter(opened, { type: 'edited', values });
    expect(asPlayChange(changeOf(edited))).toMatchObject(values);
    expect(asPlayChange(changeOf(opened))).not.toHaveProperty('diagramUrl');
  });

  it('cannot be saved without a name or with a formation that is too long', () => {
    expect(problemOfPlay(opened.values)).toBeUndefined();
    expect(problemOfPlay({ ...opened.values, title: ' ' })).toBe('Name is required');
    expect(problemOfPlay({ ...opened.values, formation: 'x'.repeat(1000) })).toBe('Formation is too long');
  });
});
