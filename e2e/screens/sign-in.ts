import { expect, type Page } from '@playwright/test';
import { accountTexts } from '@touchline/contract';
import { appHasCome, demoPassword } from '../fixtures/test';

export class SignIn {
  constructor(readonly page: Page) {}

  async open() {
    await this.page.goto('/login');
    await expect(this.page.getByRole('button', { name: accountTexts.signIn, exact: true })).toBeVisible();
  }

  async as(email: string, password = demoPassword) {
    await this.open();
    await this.page.getByLabel(accountTexts.email).fill(email);
    await this.page.getByLabel(accountTexts.password, { exact: true }).fill(password);
    await this.page.getByRole('button', { name: accountTexts.signIn, exact: true }).click();
    await this.page.waitForURL('**/dashboard');
    await appHasCome(this.page);
  }
}
