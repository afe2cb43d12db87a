import { adminCalls } from './admin/admin-calls';
import { categoryCalls } from './categories/category-calls';
import { memberCalls } from './members/member-calls';
import { playCalls } from './plays/play-calls';
import { accountCalls } from './accounts/account-calls';
import { twoFactorCalls } from './accounts/two-factor-calls';
import { auditCalls } from './audit/audit-calls';
import { activityCalls } from './activities/activity-calls';
import { binCalls } from './lifecycle/bin-calls';
import { eventCalls } from './changes/change-calls';
import { commentCalls } from './comments/comment-calls';
import { playCommentCalls } from './comments/play-comment-calls';
import { inviteCalls } from './invites/invite-calls';
import { notificationCalls } from './notifications/notification-calls';
import { mediaCalls } from './media/media-calls';
import { orderCalls } from './order/order-calls';
import { pageCalls } from './pages/page-calls';
import { pageFileCalls } from './page-files/page-file-calls';
import { pinCalls } from './pins/pin-calls';
import { searchCalls } from './search/search-calls';
import { spaceCalls } from './spaces/space-calls';
import { starredCalls } from './starred/starred-calls';
import { teamCalls } from './teams/team-calls';
import { todayCalls } from './today/today-calls';

/** All calls of the API, by feature. */
export const calls = {
  accounts: accountCalls,
  twoFactor: twoFactorCalls,
  teams: teamCalls,
  pages: pageCalls,
  pageFiles: pageFileCalls,
  comments: commentCalls,
  playComments: playCommentCalls,
  activities: activityCalls,
  members: memberCalls,
  categories: categoryCalls,
  plays: playCalls,
  order: orderCalls,
  pins: pinCalls,
  admin: adminCalls,
  audit: auditCalls,
  bin: binCalls,
  invites: inviteCalls,
  media: mediaCalls,
  notifications: notificationCalls,
  events: eventCalls,
  search: searchCalls,
  spaces: spaceCalls,
  starred: starredCalls,
  today: todayCalls,
};
