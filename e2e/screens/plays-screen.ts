import { expect, type Page } from '@playwright/test';
import { pageTexts, playTexts } from '@touchline/contract';

/** The list of plays, the dialog for a new play, and the screen of a play. */
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

  /** The heading of an open play; visually hidden where the play is edited. */
  heading(name: string) {
    return this.page.getByRole('heading', { name, level: 1, exact: true });
  }

  get newDialog() {
    return this.page.getByRole('dialog', { name: playTexts.createTitle });
  }

  star(name: string) {
    return this.page.getByRole('button', { name: playTexts.star(name) });
  }

  /** The fields of a play that is edited, once its editor is shown. */
  field(label: 'name' | 'formation' | 'description') {
    return this.page.getByRole('textbox', { name: playTexts[label], exact: true });
  }

  /** The editor of the text; before it is shown the same text is server-rendered. */
  get text() {
    return this.page.getByRole('group', { name: playTexts.content });
  }

  async choose(entry: string) {
    await this.page.getByRole('button', { name: pageTexts.moreActions }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }
}
