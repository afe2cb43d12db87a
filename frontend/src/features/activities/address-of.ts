import type { Activity } from '@touchline/contract';

/** Where it happened, while that is still there. */
export function addressOf({ action, targetType, targetId, teamId }: Activity): string | undefined {
  if (action === 'deleted') return undefined;
  return targetType === 'page' ? `/pages/${targetId}` : `/teams/${teamId}`;
}
