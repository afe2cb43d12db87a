import {
  boardTexts as texts,
  describeBoard,
  filmOf,
  sceneOf,
  withoutMembers,
  type Board,
} from '@touchline/contract/boards';
import type { BoardStrip } from './blocks';

/** Returns a board as frames: each step as it begins, with its lines, and how the play ends. */
export function readBoard(given: Board): BoardStrip {
  const board = withoutMembers(given);
  const film = filmOf(board);
  const { start, steps, moves } = describeBoard(board);
  const frames = film.steps.map(({ step }, place) => ({
    scene: sceneOf(board, { step: place, film }),
    caption: [place + 1, step.caption].filter(Boolean).join('  '),
    words: moves[place] || texts.nothingMoves,
    alt: [...(place === 0 ? [start] : []), steps[place]].join(' '),
  }));
  const scene = sceneOf(board, { step: film.steps.length, film });
  const last =
    frames.length > 0
      ? { scene, caption: texts.ends, words: '', alt: texts.ends }
      : { scene, caption: '', words: start, alt: start };
  return { kind: 'board', frames: [...frames, last] };
}
