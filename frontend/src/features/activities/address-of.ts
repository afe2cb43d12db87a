import type { Activity } from '@touchline/contract';

/** Returns the URL of an activity's target, if the target exists. */
export function addressOf({ action, targetType, targetId, teamId, subject }: Activity): string | undefined {
  if (action === 'deleted') return undefined;
  if (targetType === 'comment')
    return subject ? `/${subject.kind}s/${subject.id}#comment-${targetId}` : undefined;
  if (targetType === 'page') return `/pages/${targetId}`;
  return targetType === 'play' ? `/plays/${targetId}` : `/teams/${teamId}`;
}
