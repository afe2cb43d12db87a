import { expect, type Page } from '@playwright/test';
import { commentTexts, pageListTexts, pageTexts, publishingTexts, savingTexts } from '@touchline/contract';

/** The text in the editor once it is shown; before that the same text is server-rendered. */
export const textOf = (page: Page) => page.getByRole('group', { name: pageTexts.content });

export class PageScreen {
  constructor(readonly page: Page) {}

  get editor() {
    return this.page.locator('[contenteditable="true"]:visible');
  }

  get saveButton() {
    return this.page.getByRole('button', {
      name: new RegExp(`^(${savingTexts.update}|${savingTexts.saved}|${savingTexts.saving})$`),
    });
  }

  async addTag(tag: string) {
    const field = this.page.getByPlaceholder(pageListTexts.tagsPlaceholder);
    await field.fill(tag);
    await field.press('Enter');
  }

  /** Waits for a paint first, because the last input is marked as unsaved only after it. */
  async waitForSaved() {
    await this.page.waitForTimeout(500);
    await expect(this.page.getByRole('button', { name: savingTexts.saved, exact: true })).toBeVisible();
    await expect(this.page.getByText(savingTexts.unsaved).filter({ visible: true })).toHaveCount(0);
  }

  /** Publishes the open draft, with a note. */
  async publish(note = '') {
    await this.page
      .getByRole('main')
      .getByRole('button', { name: publishingTexts.publish, exact: true })
      .click();
    const form = this.page.getByRole('dialog', { name: /^Publish to / });
    await form.getByLabel(publishingTexts.note).fill(note);
    await form.getByRole('button', { name: publishingTexts.publish, exact: true }).click();
    await expect(form).toHaveCount(0);
    await expect(this.page.getByRole('main').getByText(pageTexts.draft, { exact: true })).toHaveCount(0);
  }

  get discussion() {
    return this.page.getByRole('region', { name: commentTexts.heading });
  }

  comment(text: string) {
    return this.discussion.getByRole('article').filter({ hasText: text }).first();
  }

  async writeComment(text: string) {
    await this.discussion.getByPlaceholder(commentTexts.placeholder).fill(text);
    await this.discussion.getByRole('button', { name: commentTexts.comment, exact: true }).click();
    await expect(this.comment(text)).toBeVisible();
  }

  async reply(to: string, text: string) {
    await this.comment(to).getByRole('button', { name: commentTexts.reply, exact: true }).first().click();
    await this.discussion.getByPlaceholder(commentTexts.replyPlaceholder).fill(text);
    await this.discussion.getByRole('button', { name: commentTexts.reply, exact: true }).last().click();
    await expect(this.comment(text)).toBeVisible();
  }
}
