import { lazyWithPreload } from '../lazy-with-preload';
import { BoardDrawing, BoardInWords } from './lazy-drawing';

export { BoardStill } from './lazy-drawing';

/** The browser draws a board itself only where the server did not. */
const preloadDrawing = () => Promise.all([BoardDrawing.preload(), BoardInWords.preload()]);

const isDrawn = () => typeof document !== 'undefined' && document.querySelector('[data-board] svg') !== null;

/** Lazy: few plays have a board. */
export const PlayBoard = lazyWithPreload(async () => {
  const [{ PlayBoard: player }] = await Promise.all([
    import('./boards'),
    isDrawn() ? undefined : preloadDrawing(),
  ]);
  return player;
});

/** Lazy on its own: only histories compare boards. */
export const ComparedBoard = lazyWithPreload(async () => (await import('./compared-board')).ComparedBoard);
