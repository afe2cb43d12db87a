import { accountCalls } from './accounts/account-calls';
import { activityCalls } from './activities/activity-calls';
import { commentCalls } from './comments/comment-calls';
import { inviteCalls } from './invites/invite-calls';
import { mediaCalls } from './media/media-calls';
import { pageCalls } from './pages/page-calls';
import { teamCalls } from './teams/team-calls';

/** Every call there is, by feature. */
export const calls = {
  accounts: accountCalls,
  teams: teamCalls,
  pages: pageCalls,
  comments: commentCalls,
  activities: activityCalls,
  invites: inviteCalls,
  media: mediaCalls,
};
