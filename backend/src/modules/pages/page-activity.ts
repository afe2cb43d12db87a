import type { CurrentUser } from '../../platform/http';

/** What somebody did with a page, as its team reads it. */
export function aboutPage(
  actor: CurrentUser,
  page: { id: number; teamId: number; title: string; action: string },
) {
  const target = { targetType: 'page', targetId: page.id, targetName: page.title } as const;
  return { teamId: page.teamId, userId: actor.userId, action: page.action, ...target };
}
