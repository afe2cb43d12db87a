import type { APIRequestContext } from '@playwright/test';
import { desktop, expect, test } from '../fixtures/test';
import { SignIn } from '../screens/sign-in';

const missing = ['/manifest.webmanifest', '/sw.js', '/robots.txt', '/.well-known/change-password.txt'];
const icons = [
  ['/favicon.ico', /^image\/(x-icon|vnd\.microsoft\.icon)$/],
  ['/apple-touch-icon.png', /^image\/png$/],
] as const;

async function expectNoDocument(request: APIRequestContext): Promise<void> {
  for (const [path, type] of icons)
    for (const answer of [await request.get(path), await request.head(path)]) {
      expect([path, answer.status()]).toEqual([path, 200]);
      expect(answer.headers()['content-type']).toMatch(type);
    }
  for (const path of missing)
    for (const answer of [await request.get(path), await request.head(path)])
      expect([path, answer.status(), answer.headers()['content-type']]).toEqual([
        path,
        404,
        'application/json; charset=utf-8',
      ]);
}

test('files that browsers request on their own are a file or 404, signed in and out, and never a document', async ({
  person,
}) => {
  const coach = await person(desktop);
  await expectNoDocument(coach.context.request);
  await new SignIn(coach.page).as('coach@touchline.example');
  await expectNoDocument(coach.context.request);
});
