import { expect, type Page } from '@playwright/test';
import {
  categoryNavTexts,
  categoryTexts,
  pageListTexts,
  pageTexts,
  teamNavTexts,
  teamTexts,
} from '@touchline/contract';

export class TeamSpace {
  constructor(readonly page: Page) {}

  get search() {
    return this.page.getByRole('searchbox', { name: pageListTexts.searchSpace });
  }

  get description() {
    return this.page.getByRole('region', { name: teamTexts.description });
  }

  get recent() {
    return this.page.getByRole('list', { name: teamTexts.recentHeading }).getByRole('link');
  }

  get categories() {
    return this.page.getByRole('list', { name: new RegExp(`^${categoryNavTexts.categories}`) });
  }

  async createTeam(name: string, sport: string) {
    await this.page.getByRole('button', { name: teamNavTexts.newTeamSpace }).first().click();
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
    await this.page.getByRole('button', { name: pageListTexts.firstPage }).click();
    const dialog = this.page.getByRole('dialog', { name: pageListTexts.createTitle });
    await dialog.getByLabel(pageTexts.title).fill(title);
    await dialog.getByRole('button', { name: pageListTexts.create }).click();
    await this.page.waitForURL('**/pages/*');
  }

  /** Creates a category in the dialog that manages them. */
  async addCategory(name: string) {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('button', { name: categoryTexts.add }).click();
    await this.nameCategory(name, categoryTexts.create);
  }

  async nameCategory(name: string, send: string) {
    const dialog = this.page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: categoryTexts.name }).fill(name);
    await dialog.getByRole('button', { name: send }).click();
    await expect(dialog.getByRole('row', { name })).toBeVisible();
  }

  async chooseForCategory(name: string, entry: string) {
    await this.page.getByRole('button', { name: categoryTexts.actionsFor(name) }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
}
