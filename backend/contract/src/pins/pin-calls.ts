import { get, patch, put } from '../call';
import type { Pin, PinKey } from './pin';

/** "Start here": at most `limits.pins` pages and plays of a team. Every call returns the team's pins in their order. */
export const pinCalls = {
  list: get('/api/teams/:teamId/pins').response<Pin[]>(),
  /** Puts the pins in this order. Keys that are not pinned are ignored; pins that are not named follow in their present order. */
  reorder: put('/api/teams/:teamId/pins').body<{ order: PinKey[] }>().response<Pin[]>(),
  /** Adds the page as the last pin, or removes it. */
  pinPage: patch('/api/pages/:pageId/pin')
    .body<{ isPinned: boolean }>()
    .response<Pin[]>()
    .withErrors('pins_full'),
  pinPlay: patch('/api/plays/:playId/pin')
    .body<{ isPinned: boolean }>()
    .response<Pin[]>()
    .withErrors('pins_full'),
};
