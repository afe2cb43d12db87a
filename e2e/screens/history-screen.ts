import { expect, type Page } from '@playwright/test';
import { historyTexts, pageTexts } from '@touchline/contract';

export class HistoryScreen {
  constructor(readonly page: Page) {}

  async openFromPage() {
    await this.page.getByRole('button', { name: pageTexts.moreActions }).click();
    await this.page.getByRole('menuitem', { name: pageTexts.history }).click();
    await this.page.waitForURL('**/history');
  }

  get versions() {
    return this.page.getByRole('list', { name: historyTexts.versions }).getByRole('button');
  }

  /** The versions stand newest first, and begin with 1. */
  async choose(version: number) {
    const count = await this.versions.count();
    await this.versions.nth(count - version).click();
    await expect(
      this.page.getByRole('heading', { name: `${historyTexts.version} ${version}` }),
    ).toBeVisible();
  }
}
