import { get, post, put } from '../call';
import type { Credentials, TimeZoneChange, User } from './account';

/** Calls of every session. Sign-in loads no others, hence the modules beside this one. */
export const accountCalls = {
  currentUser: get('/api/user').response<User>(),
  login: post('/api/login')
    .withStatus(200)
    .body<Credentials>()
    .response<User>()
    .public()
    .withErrors('wrong_credentials', 'second_factor_needed', 'second_factor_wrong', 'too_many'),
  logout: post('/api/logout').withStatus(204).public(),
  /** Sent by the app when the browser's zone differs from the account's, at start or while traveling. */
  changeTimeZone: put('/api/user/time-zone').withStatus(204).body<TimeZoneChange>(),
  /** Sent each minute while the tab is visible and in use. */
  heartbeat: post('/api/heartbeat').withStatus(204).body<{ pageId?: number | null }>(),
  setupState: get('/api/setup').response<{ needed: boolean }>().public(),
};
