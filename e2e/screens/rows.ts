import type { Locator, Page } from '@playwright/test';

/** A row of a table, or its card on narrow screens. */
export const row = (page: Page, text: string) => page.getByRole('row').filter({ hasText: text });

export async function openRowMenu(page: Page, { of, entry }: { of: string; entry: string }) {
  await row(page, of).getByRole('button').last().click();
  await page.getByRole('menuitem', { name: entry, exact: true }).click();
}

/** Selects an option of a select. */
export async function choose(within: Locator, { label, option }: { label: string; option: string }) {
  await within.getByRole('button', { name: label }).click();
  await within.page().getByRole('option', { name: option, exact: true }).click();
}
