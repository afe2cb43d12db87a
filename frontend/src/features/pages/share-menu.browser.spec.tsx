import { limits, pageTexts } from '@touchline/contract';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { page, render, rendered, until } from '../../shared/pages-under-test';
import { ShareMenu, useSharing } from './share-menu';

const Sharing = () => <ShareMenu {...useSharing(page)} />;
const button = screen.getByRole('button', { name: pageTexts.share });
const hasCheckMark = () => button.element().querySelector('.lucide-check') !== null;
const copyLink = async () => {
  await button.click();
  await screen.getByRole('menuitem', { name: pageTexts.copyLink }).click();
};

beforeEach(() => {
  render(<Sharing />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('the share button shows a check mark for 2 seconds after the link was copied', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  await copyLink();
  await until(hasCheckMark);
  expect(writeText).toHaveBeenCalledWith(`${location.origin}/pages/${page.id}`);

  await vi.advanceTimersByTimeAsync(limits.copiedResetMs - 1);
  await rendered();
  expect(hasCheckMark()).toBe(true);
  await vi.advanceTimersByTimeAsync(1);
  await until(() => !hasCheckMark());
});

it('the share button shows no check mark when the browser refuses to copy', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Denied'));
  await copyLink();
  await until(() => writeText.mock.settledResults[0]?.type === 'rejected');
  await rendered();
  expect(hasCheckMark()).toBe(false);
});

it('a menu opened by Space has the focus on its first entry', async () => {
  await button.click();
  await screen.getByRole('menu').findElement();
  await userEvent.keyboard('{Escape}');
  await until(() => document.activeElement === button.element());
  await userEvent.keyboard(' ');
  await until(() => document.activeElement?.getAttribute('role') === 'menuitem');
});
