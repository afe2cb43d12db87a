import { lazyWithPreload } from '../lazy-with-preload';

const load = () => import('./boards');

/** Lazy: few plays have a board, and the server draws it with the document. */
export const PlayBoard = lazyWithPreload(async () => (await load()).PlayBoard);
export const BoardStill = lazyWithPreload(async () => (await load()).BoardStill);

/** Lazy on its own: only histories compare boards. */
export const ComparedBoard = lazyWithPreload(async () => (await import('./compared-board')).ComparedBoard);
