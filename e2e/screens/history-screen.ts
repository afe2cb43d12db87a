import { expect, type Page } from '@playwright/test';
import { historyTexts, pageTexts } from '@touchline/contract';

export class HistoryScreen {
  constructor(readonly page: Page) {}

  async openFromPage() {
    await this.page.getByRole('button', { name: pageTexts.moreActions }).click();
    await this.page.getByRole('menuitem', { name: pageTexts.history }).click();
    await this.page.waitForURL('**/history');
  }

  /** The rows of the list: the sittings, and below an unfolded one its saves. */
  get versions() {
    return this.page.getByRole('list', { name: historyTexts.versions });
  }

  /** The toggle that unfolds the latest sitting. */
  get unfold() {
    return this.versions.getByRole('button', { name: /^Show \d+ saves, / }).first();
  }

  /** Opens a save of a sitting that is unfolded. */
  async choose(version: number) {
    const name = `${historyTexts.version} ${version}`;
    await this.versions.getByRole('button', { name: new RegExp(`^${name}\\b`) }).click();
    await expect(this.page.getByRole('heading', { name, exact: true })).toBeVisible();
  }
}
