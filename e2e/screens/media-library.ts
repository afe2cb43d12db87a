import { expect, type Page } from '@playwright/test';
import { appTexts, editorTexts, mediaTexts } from '@touchline/contract';

export interface GivenFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/** A picture of 1 by 1 pixel, scaled by the page. */
export const png = (name: string): GivenFile => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
});

export const pdf = (name: string): GivenFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(`%PDF-1.7\n${'x'.repeat(2039)}`),
});

export class MediaLibrary {
  constructor(readonly page: Page) {}

  get dialog() {
    return this.page.getByRole('dialog', { name: mediaTexts.library });
  }

  async open() {
    const more = this.page.getByRole('button', { name: editorTexts.moreTools, exact: true });
    const tool = this.page.getByRole('button', { name: editorTexts.mediaLibrary, exact: true });
    await expect(tool.or(more).first()).toBeVisible();
    // Phones have it in the menu.
    if (await tool.isVisible()) await tool.click();
    else {
      await more.click();
      await this.page.getByRole('menuitem', { name: editorTexts.mediaLibrary }).click();
    }
    await expect(this.dialog).toBeVisible();
  }

  async upload(...files: GivenFile[]) {
    const chooser = this.page.waitForEvent('filechooser');
    await this.dialog.getByRole('button', { name: mediaTexts.upload, exact: true }).click();
    await (await chooser).setFiles(files);
    for (const { name } of files) await expect(this.file(name)).toBeVisible();
  }

  file(name: string) {
    const insert = this.page.getByRole('button', { name: mediaTexts.insertFile(name) });
    return this.dialog.getByRole('listitem').filter({ has: insert });
  }

  async search(words: string) {
    await this.dialog.getByRole('searchbox', { name: mediaTexts.search }).fill(words);
  }

  async insert(name: string) {
    await this.dialog.getByRole('button', { name: mediaTexts.insertFile(name) }).click();
    await expect(this.dialog).toBeHidden();
  }

  async remove(name: string) {
    await this.dialog.getByRole('button', { name: mediaTexts.deleteFile(name) }).click();
    const question = this.page.getByRole('alertdialog');
    await expect(question.getByText(mediaTexts.confirmDelete)).toBeVisible();
    await question.getByRole('button', { name: appTexts.delete }).click();
    await expect(this.file(name)).toBeHidden();
  }
}

/** Pastes or drops files on an element. Returns whether the browser's default action was prevented. */
export function give(page: Page, how: 'paste' | 'drop', { to, file }: { to: string; file: GivenFile }) {
  return page.evaluate(
    ({ how, to, name, mimeType, content }) => {
      const target = [...document.querySelectorAll('[contenteditable], [data-id]')].find((each) =>
        each.textContent?.includes(to),
      );
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      const data = new DataTransfer();
      data.items.add(new File([bytes], name, { type: mimeType }));
      const box = target?.getBoundingClientRect();
      const at = { clientX: box?.left ?? 0, clientY: (box?.bottom ?? 0) - 1 };
      const event =
        how === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
          : new DragEvent('drop', { ...at, dataTransfer: data, bubbles: true, cancelable: true });
      target?.dispatchEvent(event);
      return event.defaultPrevented;
    },
    { how, to, name: file.name, mimeType: file.mimeType, content: file.buffer.toString('base64') },
  );
}
