import { latestNews, todayTexts, type TeamSummary, type User } from '@touchline/contract';
import { expect, it, onTestFinished, vi } from 'vitest';
import { page as screen } from 'vitest/browser';
import { currentUserKey } from '../../shared/api/query-keys';
import { render } from '../../shared/pages-under-test';
import { UserContext } from '../../shared/session';
import { NewsLine } from './news-line';

const player = { id: 1, role: 'player', newsSeen: latestNews - 1 } as User;
const team = { id: 3, teamRole: 'player', teamAdminId: 2 } as TeamSummary;

function show(user: User) {
  const fetch = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 204 }));
  onTestFinished(() => fetch.mockRestore());
  const queries = render(
    <UserContext value={user}>
      <NewsLine teams={[team]} />
    </UserContext>,
  );
  queries.setQueryData(currentUserKey, user);
  const sent = () => fetch.mock.calls.map(([url, init]) => [url, init?.body]);
  return { queries, sent };
}

it('shows a player the latest announcement, and marks it as seen without hiding it', async () => {
  const { queries, sent } = show(player);
  await expect.element(screen.getByText(todayTexts.news)).toBeVisible();
  await vi.waitFor(() => expect(queries.getQueryData<User>(currentUserKey)?.newsSeen).toBe(latestNews));
  expect(sent()).toEqual([['/api/user/news', JSON.stringify({ newsSeen: latestNews })]]);
  await expect.element(screen.getByText(todayTexts.news)).toBeVisible();
});

it('tells editors about drafts', async () => {
  show({ ...player, role: 'coach' });
  await expect.element(screen.getByText(todayTexts.newsOfEditors)).toBeVisible();
});

it.each([
  { ...player, newsSeen: latestNews },
  { ...player, newsSeen: undefined },
])('shows nothing to a user who has seen it, and sends nothing (%#)', async (user) => {
  const { sent } = show(user);
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  await expect.element(screen.getByText(/^New: /)).not.toBeInTheDocument();
  expect(sent()).toEqual([]);
});
