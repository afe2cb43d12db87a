import { expect, type Page } from '@playwright/test';
import { pageTexts, teamTexts } from '@touchline/contract';

export class TeamSpace {
  constructor(readonly page: Page) {}

  async createTeam(name: string, sport: string) {
    await this.page.getByRole('button', { name: teamTexts.newTeamSpace }).first().click();
    const dialog = this.page.getByRole('dialog', { name: teamTexts.createTitle });
    await dialog.getByLabel(teamTexts.name).fill(name);
    await dialog.getByRole('button', { name: teamTexts.sport }).click();
    await this.page.getByRole('option', { name: sport }).click();
    await dialog.getByRole('button', { name: teamTexts.create }).click();
    await expect(dialog).toBeHidden();
    await expect(this.page.getByRole('heading', { level: 1, name })).toBeVisible();
    return Number(/\/teams\/(\d+)/.exec(this.page.url())?.[1]);
  }

  async createPage(title: string) {
    await this.page.getByRole('button', { name: pageTexts.firstPage }).click();
    const dialog = this.page.getByRole('dialog', { name: pageTexts.createTitle });
    await dialog.getByLabel(pageTexts.title).fill(title);
    await dialog.getByRole('button', { name: pageTexts.create }).click();
    await this.page.waitForURL('**/pages/*');
  }
}
