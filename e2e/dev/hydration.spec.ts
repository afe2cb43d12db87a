import { expect, test } from '@playwright/test';
import { DevelopmentBuild } from './development-build';
import { hydrationErrors } from './hydration';

let build: DevelopmentBuild;

test.beforeAll(async () => {
  build = await DevelopmentBuild.start();
});
test.afterAll(() => build.stop());

test('every screen is hydrated without a warning of React’s development build', async ({ browser }) => {
  test.setTimeout(1_200_000);
  expect(await hydrationErrors(browser, build.url)).toEqual({});
});
