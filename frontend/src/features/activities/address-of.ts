import type { Activity } from '@touchline/contract';

/** Where it happened, while that is still there. */
export function addressOf({ action, targetType, targetId, teamId }: Activity): string | undefined {
  if (action === 'deleted') return undefined;
  if (targetType === 'page') return `/pages/${targetId}`;
  return targetType === 'play' ? `/teams/${teamId}?play=${targetId}` : `/teams/${teamId}`;
}
