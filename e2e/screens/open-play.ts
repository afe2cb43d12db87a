import type { Page as Tab } from '@playwright/test';
import { pageTexts } from '@touchline/contract';
import { desktop, expect } from '../fixtures/test';

/** Opens a play for editing: on wide screens it turns to editing by itself. */
export async function openPlay(tab: Tab, playId: number): Promise<void> {
  const turn = (name: string) => tab.getByRole('button', { name, exact: true });
  await tab.goto(`/plays/${playId}`);
  const { width } = tab.viewportSize() ?? desktop;
  if (width < desktop.width) await turn(pageTexts.edit).click();
  await expect(turn(pageTexts.read)).toBeVisible();
}
