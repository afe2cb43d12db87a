import { expect, type Page } from '@playwright/test';
import { accountTexts, calls } from '@touchline/contract';
import { waitForHydration, demoPassword } from '../fixtures/test';

export class SignIn {
  constructor(readonly page: Page) {}

  async open() {
    await this.page.goto('/login');
    await expect(this.page.getByRole('button', { name: accountTexts.signIn, exact: true })).toBeVisible();
  }

  /** Signs in by the form, for journeys about signing in. */
  async byForm(email: string, password = demoPassword) {
    await this.open();
    await this.submit(email, password);
    await this.page.waitForURL('**/dashboard');
    await waitForHydration(this.page);
  }

  /** Fills in and submits the form that is open. */
  async submit(email: string, password = demoPassword) {
    await this.page.getByLabel(accountTexts.email).fill(email);
    await this.page.getByLabel(accountTexts.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: accountTexts.signIn, exact: true }).click();
  }

  /** Signs in by API; the journey opens the first screen. */
  async as(email: string, password = demoPassword) {
    const answer = await this.page.request.post(calls.accounts.login.path, {
      data: { email, password },
      headers: { 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.ok(), await answer.text()).toBe(true);
  }

  /** Signs in by API and opens the dashboard. */
  async atHome(email: string) {
    await this.as(email);
    await this.page.goto('/dashboard');
  }
}
