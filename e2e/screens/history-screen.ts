import { expect, type Page } from '@playwright/test';
import { changesTexts, historyTexts, pageTexts } from '@touchline/contract';

export class HistoryScreen {
  constructor(readonly page: Page) {}

  async openFromPage() {
    await this.page.getByRole('button', { name: pageTexts.moreActions }).click();
    await this.page.getByRole('menuitem', { name: pageTexts.history }).click();
    await this.page.waitForURL('**/history');
  }

  /** The days with their editing sessions. */
  get versions() {
    return this.page.getByRole('region', { name: historyTexts.versions });
  }

  /** The toggle that expands the latest editing session. */
  get unfold() {
    return this.versions.getByRole('button', { name: /^Show \d+ saves$/ }).first();
  }

  /** The buttons of editing sessions, newest first; those of their saves are named by the time only. */
  get sessions() {
    return this.versions.getByRole('button').filter({ hasNotText: /^(Show|Hide) \d+ saves$/ });
  }

  /** Opens a save of an expanded editing session; the newest is the first. */
  async chooseSave(at: number) {
    const save = this.versions
      .getByRole('list', { name: /^Saves by / })
      .getByRole('button')
      .nth(at);
    await save.click();
    await expect(save).toHaveAttribute('aria-current', 'true');
  }

  get nextChange() {
    return this.page.getByRole('button', { name: changesTexts.next });
  }

  get previousChange() {
    return this.page.getByRole('button', { name: changesTexts.previous });
  }

  get currentChange() {
    return this.page.locator('[data-change="current"]');
  }

  async restore() {
    await this.page.getByRole('button', { name: historyTexts.restoreVersion }).click();
    await this.page.getByRole('button', { name: historyTexts.restoreVersionAction, exact: true }).click();
  }
}
