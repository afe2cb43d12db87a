import { adminCalls } from './admin/admin-calls';
import { boardFormationCalls } from './board-formations/board-formation-calls';
import { categoryCalls } from './categories/category-calls';
import { memberCalls } from './members/member-calls';
import { playCalls } from './plays/play-calls';
import { accountCalls } from './accounts/account-calls';
import { accountSettingsCalls } from './accounts/account-settings-calls';
import { passwordCalls } from './accounts/password-calls';
import { twoFactorCalls } from './accounts/two-factor-calls';
import { auditCalls } from './audit/audit-calls';
import { activityCalls } from './activities/activity-calls';
import { binCalls } from './lifecycle/bin-calls';
import { bulkCalls } from './lifecycle/bulk-calls';
import { eventCalls } from './changes/change-calls';
import { writingCalls } from './changes/writing-calls';
import { commentCalls } from './comments/comment-calls';
import { playCommentCalls } from './comments/play-comment-calls';
import { inviteCalls } from './invites/invite-calls';
import { notificationCalls } from './notifications/notification-calls';
import { mediaCalls } from './media/media-calls';
import { contentMoveCalls } from './content-moves/content-move-calls';
import { mentionedInCalls } from './mentioned-in/mentioned-in-calls';
import { orderCalls } from './order/order-calls';
import { pageHistoryCalls, playHistoryCalls } from './lifecycle/history-calls';
import { pageCalls } from './pages/page-calls';
import { pageFileCalls } from './page-files/page-file-calls';
import { ownDataCalls } from './own-data/own-data-calls';
import { ownPlayerCalls } from './squad/own-player';
import { pageTemplateCalls } from './page-templates/page-template-calls';
import { pinCalls } from './pins/pin-calls';
import { searchCalls } from './search/search-calls';
import { spaceCalls } from './spaces/space-calls';
import { starredCalls } from './starred/starred-calls';
import { teamCalls } from './teams/team-calls';
import { todayCalls } from './today/today-calls';

/** All calls of the API, by feature. */
export const calls = {
  accounts: { ...accountCalls, ...accountSettingsCalls, ...passwordCalls },
  twoFactor: twoFactorCalls,
  teams: teamCalls,
  ownData: ownDataCalls,
  ownPlayer: ownPlayerCalls,
  pages: { ...pageCalls, ...pageHistoryCalls },
  pageFiles: pageFileCalls,
  comments: commentCalls,
  playComments: playCommentCalls,
  activities: activityCalls,
  members: memberCalls,
  categories: categoryCalls,
  plays: { ...playCalls, ...playHistoryCalls },
  boardFormations: boardFormationCalls,
  pageTemplates: pageTemplateCalls,
  contentMoves: contentMoveCalls,
  mentionedIn: mentionedInCalls,
  order: orderCalls,
  pins: pinCalls,
  admin: adminCalls,
  audit: auditCalls,
  bin: binCalls,
  bulk: bulkCalls,
  invites: inviteCalls,
  media: mediaCalls,
  notifications: notificationCalls,
  events: eventCalls,
  writing: writingCalls,
  search: searchCalls,
  spaces: spaceCalls,
  starred: starredCalls,
  today: todayCalls,
};
