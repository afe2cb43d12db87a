import type { ContentKind } from '@touchline/contract';
import type { CurrentUser } from '../../platform/http';

/** Returns the activity of a user on a page or play. */
export function aboutContent(
  actor: CurrentUser,
  content: { kind: ContentKind; id: number; teamId: number; title: string; action: string },
) {
  const target = { targetType: content.kind, targetId: content.id, targetName: content.title } as const;
  return { teamId: content.teamId, userId: actor.userId, action: content.action, ...target };
}
