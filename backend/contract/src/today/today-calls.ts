import { get } from '../call';
import type { NotOpened, Today } from './today';

export const todayCalls = {
  /** Returns what is new for the caller in all teams that they are a member or the team admin of. Each part holds at most 50 rows. */
  read: get('/api/today').response<Today>(),
  /** Returns the active players of the team who have not opened the page since it was published, by name. */
  notOpened: get('/api/pages/:pageId/not-opened').response<NotOpened>(),
  /** Returns the same for a play. */
  playNotOpened: get('/api/plays/:playId/not-opened').response<NotOpened>(),
};
