import type { CommentAnchor } from '@touchline/contract';
import { samplePlays } from '@touchline/contract/boards';
import { expect, it } from 'vitest';
import { boardThreads } from './board-threads';

const board = samplePlays.soccer;
const step = board.steps[1]?.id;
const about = (
  id: number,
  position: { piece?: string; step?: string },
  isResolved = false,
): CommentAnchor => ({
  id,
  isResolved,
  selectedText: `words of ${id}`,
  textPosition: null,
  boardPosition: { ...position, version: 5 },
});

it('threads about the board are numbered in the order in which they began, without resolved ones', () => {
  const anchors = [about(9, { piece: '7' }), about(4, { piece: '2', step }), about(6, { step }, true)];
  const { onBoard, gone } = boardThreads(anchors, board);
  expect(onBoard.map(({ id, number, stepIndex }) => [id, number, stepIndex])).toEqual([
    [4, 1, 1],
    [6, undefined, 1],
    [9, 2, undefined],
  ]);
  expect(gone).toEqual([]);
});

it('a thread whose piece or step was deleted keeps its last words and has no number', () => {
  const anchors = [
    about(1, { piece: 'gone', step }),
    about(2, { piece: '7', step: 'gone' }),
    about(3, { piece: '7' }),
  ];
  const { onBoard, gone, states } = boardThreads(anchors, board);
  expect(gone).toEqual([
    { id: 1, words: 'words of 1', version: 5 },
    { id: 2, words: 'words of 2', version: 5 },
  ]);
  expect(onBoard).toMatchObject([{ id: 3, number: 1 }]);
  expect([...states]).toEqual([[3, 'exact']]);
});

it('all threads about a board that was deleted are lost, and threads about text are none of them', () => {
  const quote: CommentAnchor = {
    id: 5,
    isResolved: false,
    selectedText: 'Call it early',
    textPosition: { start: 0, end: 13, xpath: '/' },
  };
  const { onBoard, gone, states } = boardThreads([about(1, { piece: '7' }), quote], null);
  expect(onBoard).toEqual([]);
  expect(gone).toHaveLength(1);
  expect([...states]).toEqual([]);
});
