import { expect, type Page } from '@playwright/test';
import { playTexts } from '@touchline/contract';

/** The list of plays, the open play, and the play editor. */
export class PlaysScreen {
  constructor(readonly page: Page) {}

  async open(teamId: number) {
    await this.page.goto(`/teams/${teamId}`);
    await this.page.getByRole('tab', { name: playTexts.plays }).click();
    await expect(this.page.getByRole('heading', { level: 2 }).first()).toBeVisible();
  }

  card(name: string) {
    return this.page.getByRole('link', { name, exact: true });
  }

  /** The open play. */
  play(name: string) {
    return this.page.getByRole('dialog', { name, exact: true });
  }

  get newDialog() {
    return this.page.getByRole('dialog', { name: playTexts.createTitle });
  }

  get editDialog() {
    return this.page.getByRole('dialog', { name: playTexts.editTitle });
  }

  star(name: string) {
    return this.page.getByRole('button', { name: playTexts.star(name) });
  }

  async edit(name: string) {
    await this.play(name).getByRole('button', { name: playTexts.edit, exact: true }).click();
    await expect(this.editDialog).toBeVisible();
  }
}
