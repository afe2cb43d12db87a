import type { Action, Actions } from './action';
import { joiningActions } from './joining-actions';
import {
  categoryActions,
  formationActions,
  mediaActions,
  pinActions,
  playActions,
  templateActions,
} from './library-actions';
import { commentActions, pageActions, playCommentActions } from './page-actions';
import { inviteActions, memberActions, teamActions } from './people-actions';
import { globalActions } from './global-actions';

const tables = [
  ...[
    pageActions,
    commentActions,
    playActions,
    playCommentActions,
    pinActions,
    categoryActions,
    formationActions,
    templateActions,
    mediaActions,
  ],
  ...[teamActions, memberActions, inviteActions, joiningActions, globalActions],
];

/** All actions by their description. */
export const actions: Record<string, Action> = Object.fromEntries(
  tables.flatMap((table: Actions) =>
    Object.entries(table).map(([words, action]) => [action.kind ? `${words} ${action.kind}` : words, action]),
  ),
);
