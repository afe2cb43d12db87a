import { expect, type Page } from '@playwright/test';
import { historyTexts, pageTexts } from '@touchline/contract';

export class HistoryScreen {
  constructor(readonly page: Page) {}

  async openFromPage() {
    await this.page.getByRole('button', { name: pageTexts.moreActions }).click();
    await this.page.getByRole('menuitem', { name: pageTexts.history }).click();
    await this.page.waitForURL('**/history');
  }

  /** The rows of the list: the editing sessions, and the saves of an expanded one. */
  get versions() {
    return this.page.getByRole('list', { name: historyTexts.versions });
  }

  /** The toggle that expands the latest editing session. */
  get unfold() {
    return this.versions.getByRole('button', { name: /^Show \d+ saves, / }).first();
  }

  /** Opens a save of an expanded editing session. */
  async choose(version: number) {
    const name = `${historyTexts.version} ${version}`;
    await this.versions.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
    await expect(this.page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
}
