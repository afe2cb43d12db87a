import type { BinKind } from '@touchline/contract';
import type { CurrentUser } from '../../platform/http';

/** Returns the activity of a user on a page, play or file. */
export function aboutContent(
  actor: CurrentUser,
  content: { kind: BinKind; id: number; teamId: number; title: string; action: string },
) {
  const targetType = content.kind === 'file' ? 'media' : content.kind;
  const target = { targetType, targetId: content.id, targetName: content.title } as const;
  return { teamId: content.teamId, userId: actor.userId, action: content.action, ...target };
}
