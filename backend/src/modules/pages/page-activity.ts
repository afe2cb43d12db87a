import type { CurrentUser } from '../../platform/http';

/** Returns the activity of a user on a page. */
export function aboutPage(
  actor: CurrentUser,
  page: { id: number; teamId: number; title: string; action: string },
) {
  const target = { targetType: 'page', targetId: page.id, targetName: page.title } as const;
  return { teamId: page.teamId, userId: actor.userId, action: page.action, ...target };
}
