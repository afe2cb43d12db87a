import { lazyWithPreload } from '../lazy-with-preload';

const load = () => import('./board-still');

/** Lazy: the server draws the board of a document. */
export const BoardStill = lazyWithPreload(async () => (await load()).BoardStill);
export const BoardDrawing = lazyWithPreload(async () => (await load()).BoardDrawing);
export const BoardInWords = lazyWithPreload(async () => (await load()).BoardInWords);

/** Lazy: the user's part in a step, for users who turned "Me" on. */
export const MyWords = lazyWithPreload(async () => (await import('./my-words')).MyWords);
