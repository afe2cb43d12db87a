import { expect, type Locator, type Page } from '@playwright/test';
import { commentTexts, talkTexts } from '@touchline/contract';

/** Returns the highlighted words of the page: of open threads, or of the active thread. */
export const markedWords = (page: Page, which: 'comment' | 'comment-active' = 'comment') =>
  page.evaluate(
    (name) => [...(CSS.highlights.get(name) ?? [])].map((range) => (range as Range).toString()),
    which,
  );

/** The button near selected words. */
export const commentButton = (page: Page) =>
  page.getByRole('button', { name: commentTexts.comment, exact: true, disabled: false });

/** Selects words of a paragraph; in the editor, the caret is placed in it first. */
export async function selectWords(paragraph: Locator, words: string) {
  if (await paragraph.getAttribute('contenteditable')) await paragraph.click();
  await paragraph.evaluate((element, wanted) => {
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const at = (node.textContent ?? '').indexOf(wanted);
      if (at === -1) continue;
      getSelection()?.setBaseAndExtent(node, at, node, at + wanted.length);
      return;
    }
  }, words);
  await expect(commentButton(paragraph.page())).toBeVisible();
}

/** Returns the centre of highlighted words in viewport coordinates. */
export const middleOfMarked = (page: Page) =>
  page.evaluate(() => {
    const [range] = [...(CSS.highlights.get('comment') ?? [])];
    const { left, right, top, bottom } = (range as Range).getBoundingClientRect();
    return { x: (left + right) / 2, y: (top + bottom) / 2 };
  });

/** Writes a comment in the sheet that the comment button opens on a phone. */
export async function askInSheet(page: Page, question: string) {
  const sheet = page.getByRole('dialog', { name: talkTexts.newComment });
  const box = sheet.getByPlaceholder(commentTexts.placeholder);
  await expect(box).toBeFocused();
  await box.fill(question);
  await sheet.getByRole('button', { name: commentTexts.comment, exact: true }).click();
  await expect(sheet).toHaveCount(0);
}
