import type { QueryClient } from '@tanstack/react-query';
import { canEditPages, type FirstAnswer } from '@touchline/contract';
import { categoriesQuery } from '../features/categories/category-queries';
import { commentsQuery } from '../features/comments/comment-queries';
import { pageQuery } from '../features/pages/page-queries';
import { currentUserQuery, standingOf, teamsQuery } from '../shared/session';

/** Puts where the app looks for it what came with the document. */
export function keepFirstAnswer(queries: QueryClient, answer: FirstAnswer): void {
  const { user, teams, page, comments, categories } = answer;
  queries.setQueryData(currentUserQuery.queryKey, user);
  queries.setQueryData(teamsQuery.queryKey, teams);
  if (page) queries.setQueryData(pageQuery(page.id).queryKey, page);
  if (page && categories) queries.setQueryData(categoriesQuery(page.teamId).queryKey, categories);
  if (page && comments) queries.setQueryData(commentsQuery(page.id).queryKey, comments);
}

/** What came with the document; nothing where the server had nobody to answer. */
export function readFirstAnswer(): FirstAnswer | undefined {
  const text = document.getElementById('first-answer')?.textContent;
  return text ? (JSON.parse(text) as FirstAnswer) : undefined;
}

/** The code that takes the place of a page's words where one may edit them: what is pressed before would be lost. */
export async function editingOf({ user, teams, page }: FirstAnswer): Promise<void> {
  const team = teams.find(({ id }) => id === page?.teamId);
  if (team && canEditPages(standingOf(user, team))) await import('../screens/page-for-editing');
}
