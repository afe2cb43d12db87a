import { calls, settingsTexts, type Team } from '@touchline/contract';
import { callAs } from '../fixtures/api';
import { layoutShift } from '../fixtures/layout-shift';
import { expectHydrated } from '../fixtures/server-rendering';
import { desktop, expect, phone, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const halfPastElevenTomorrow = () => {
  const evening = new Date();
  evening.setDate(evening.getDate() + 1);
  evening.setHours(23, 30, 0, 0);
  return evening.toISOString();
};

for (const zone of ['Australia/Lord_Howe', 'America/Los_Angeles']) {
  for (const viewport of [phone, desktop]) {
    test(`a time at 23:30 in ${zone} is the same before and after hydration, ${viewport.width} pixels wide`, async ({
      person,
    }) => {
      const { page } = await person(viewport, zone);
      await new SignIn(page).atHome('manager@touchline.example');
      const made = await callAs(page, calls.teams.create, { body: { name: 'Dunlins', sport: 'Hockey' } });
      const { id: teamId } = (await made.json()) as Team;
      const expiresAt = await page.evaluate(halfPastElevenTomorrow);
      const body = { role: 'player', expiresAt } as const;
      await callAs(page, calls.invites.createLink, { params: { teamId }, body });
      const path = `/teams/${teamId}/settings?tab=users`;
      const document = await (await page.request.get(path, { headers: { accept: 'text/html' } })).text();
      const [drawn] = /\d+ \w+ \d{4}, 23:30/.exec(document) ?? [];
      expect(drawn).toBeDefined();
      await page.goto(path);
      await expectHydrated(page);
      await expect(page.getByText(drawn ?? '', { exact: true })).toBeVisible();
      expect(await page.evaluate(layoutShift)).toBeLessThan(0.02);
    });
  }
}

test('the account stores the time zone of each browser that opens the app, and the settings show it', async ({
  person,
}) => {
  for (const zone of ['Pacific/Kiritimati', 'America/Los_Angeles']) {
    const { page } = await person(phone, zone);
    const sent = page.waitForRequest(
      (request) => request.method() === 'PUT' && request.url().endsWith(calls.accounts.changeTimeZone.path),
    );
    await new SignIn(page).atHome('coach@touchline.example');
    expect((await sent).postDataJSON()).toEqual({ timeZone: zone });
    expect((await (await sent).response())?.status()).toBe(204);
    await page.goto('/settings?tab=profile');
    await expect(page.getByText(settingsTexts.timesShownIn(zone))).toBeVisible();
  }
});
