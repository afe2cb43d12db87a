import type { Activity } from './activity';

export const activityTexts = {
  none: 'No recent activity',
  someone: 'Someone',
  aComment: 'a comment',
} as const;

/** Returns the verb of an activity in words: a reply is to a comment, never to the page. */
export const activityVerb = ({ action }: Pick<Activity, 'action'>): string =>
  action === 'replied to' ? 'replied to a comment on' : action;
