import type { MediaFile } from '@touchline/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { UploadOptions } from '../../shared/api/upload';
import { editorUnderTest, expectAccessible, press } from './editor-under-test';

interface Sent extends UploadOptions {
  file: File;
  arrive: (as?: Partial<MediaFile>) => void;
  fail: () => void;
}

let sent: Sent[];
let librariesOpened: number;

/** Fake upload whose progress the test controls. */
const sendFile = (file: File, sending: UploadOptions) =>
  new Promise<MediaFile>((done, failed) => {
    const arrive = (as: Partial<MediaFile> = {}) => done({ ...stored, originalName: file.name, ...as });
    sent.push({ ...sending, file, arrive, fail: () => failed(new TypeError('offline')) });
  });

const stored: MediaFile = {
  id: 7,
  teamId: 1,
  filename: '1/a',
  originalName: 'pod.png',
  mimeType: 'image/png',
  size: 2048,
  uploadedBy: 1,
  uploadedAt: '2026-01-01T00:00:00.000Z',
  url: '/api/media/7/pod.png',
  width: 1600,
  height: 900,
  renditions: { small: '/api/media/7/pod.png?size=small', medium: '/api/media/7/pod.png?size=medium' },
  mayHaveLocation: false,
  isUndrawn: false,
};

/** No server serves the media here: they stay as while they are loading, instead of being replaced by a note. */
window.addEventListener(
  'error',
  (event) => event.target !== window && event.stopImmediatePropagation(),
  true,
);

const editor = editorUnderTest({
  onChange: () => undefined,
  teamId: 1,
  sendFile,
  copyFiles: () => Promise.reject(new Error('There is no library here')),
  openLibrary: () => (librariesOpened += 1),
});
const { edit, written, fields } = editor;
const slider = () => page.getByRole('slider', { name: 'Width' });
const png = (name = 'pod.png') => new File(['a'], name, { type: 'image/png' });
const picture = (cols: number, alt = '', caption = '') =>
  `<figure data-type="image" data-cols="${cols}"><img src="/api/media/7/pod.png?size=medium" alt="${alt}" width="1600" height="900">${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
const withId = (html: string) => html.replace('<figure', '<figure data-id="aaaaaa"');

function transfer(files: readonly File[], text?: string) {
  const data = new DataTransfer();
  files.forEach((file) => data.items.add(file));
  if (text !== undefined) data.setData('text/plain', text);
  return data;
}

function paste(data: DataTransfer) {
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

function drop(at: Element, where: 'top' | 'bottom', ...files: File[]) {
  const { left, top, bottom } = at.getBoundingClientRect();
  const place = { clientX: left + 5, clientY: where === 'top' ? top + 1 : bottom - 1 };
  const given = { ...place, dataTransfer: transfer(files), bubbles: true, cancelable: true };
  at.dispatchEvent(new DragEvent('dragover', given));
  const marked = editor.host.querySelector('[data-drop]')?.getAttribute('data-drop');
  at.dispatchEvent(new DragEvent('drop', given));
  return marked;
}

beforeEach(() => {
  sent = [];
  librariesOpened = 0;
});

describe('a file inserted into the text', () => {
  it('is shown at the caret after the upload, and is not part of the page before', async () => {
    await edit('<p data-id="aaaaaa">Falcon</p>');
    await userEvent.click(fields()[0]!);
    paste(transfer([png()]));
    await expect.element(page.getByRole('progressbar')).toBeVisible();
    expect(editor.handle()?.isUploading()).toBe(true);
    sent[0]?.onProgress(0.4);
    expect(editor.host.querySelector('progress')?.value).toBeCloseTo(0.4);
    expect(written()).toBe('<p>Falcon</p><p></p>');
    await expectAccessible();
    sent[0]?.arrive();
    await vi.waitFor(() => expect(written()).toBe(`<p>Falcon</p>${picture(6)}<p></p>`));
    expect(editor.handle()?.isUploading()).toBe(false);
    await press('{Control>}z{/Control}');
    expect(written()).toBe('<p>Falcon</p>');
    await press('{Control>}y{/Control}');
    expect(written()).toBe(`<p>Falcon</p>${picture(6)}<p></p>`);
  });

  it('shows a message after a failed upload, and can be retried or cancelled', async () => {
    await edit('<p data-id="aaaaaa">Falcon</p>');
    await userEvent.click(fields()[0]!);
    paste(transfer([png('a.png'), png('b.png')]));
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    sent.forEach(({ fail }) => fail());
    await vi.waitFor(() =>
      expect(editor.host.textContent).toContain("We can't reach the server. Check your connection."),
    );
    await expectAccessible();
    await page.getByRole('button', { name: 'Try again' }).first().click();
    sent[2]?.arrive({ originalName: 'a.png' });
    await vi.waitFor(() => expect(written()).toContain(picture(6)));
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(written()).toBe(`<p>Falcon</p>${picture(6)}<p></p>`);
    expect(editor.handle()?.isUploading()).toBe(false);
  });

  it('is aborted when it is cancelled, and leaves nothing', async () => {
    await edit('<p data-id="aaaaaa">Falcon</p>');
    await userEvent.click(fields()[0]!);
    paste(transfer([png()]));
    await page.getByRole('button', { name: 'Cancel' }).click();
    expect(sent[0]?.signal.aborted).toBe(true);
    sent[0]?.arrive();
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(written()).toBe('<p>Falcon</p><p></p>');
  });

  it('is inserted where it is dropped, one block for each file, by its kind', async () => {
    await edit('<p data-id="aaaaaa">Falcon</p><p data-id="bbbbbb">Hawk</p>');
    expect(drop(fields()[1]!, 'top', png(), new File(['a'], 'plan.pdf'))).toBe('before');
    sent[0]?.arrive();
    sent[1]?.arrive({ mimeType: 'application/pdf', url: '/api/media/8/plan.pdf', size: 9 });
    const file =
      '<figure data-type="file"><a href="/api/media/8/plan.pdf" download="" data-mime="application/pdf" data-size="9">plan.pdf</a></figure>';
    await vi.waitFor(() => expect(written()).toBe(`<p>Falcon</p>${picture(6)}${file}<p>Hawk</p>`));
    expect(editor.host.querySelector('[data-drop]')).toBeNull();
  });

  it('is ignored on a clipboard that contains text as well', async () => {
    await edit('<p data-id="aaaaaa"></p>');
    await userEvent.click(fields()[0]!);
    paste(transfer([png()], 'Falcon'));
    await vi.waitFor(() => expect(written()).toBe('<p>Falcon</p>'));
    expect(sent).toEqual([]);
  });
});

describe('a picture', () => {
  it('is resized by dragging its edge in twelfths, as one undo step', async () => {
    await edit(withId(picture(6)));
    await slider().hover({ force: true });
    const edge = slider().element();
    const { left, width, top } = edge.getBoundingClientRect();
    const room = editor.host.querySelector('[role="group"][tabindex]')!.getBoundingClientRect().width;
    const at = (columns: number) => ({
      clientX: left + width / 2 + (columns / 12) * room,
      clientY: top + 9,
      pointerId: 1,
      bubbles: true,
    });
    edge.setPointerCapture = () => undefined;
    edge.dispatchEvent(new PointerEvent('pointerdown', at(0)));
    edge.dispatchEvent(new PointerEvent('pointermove', at(1.2)));
    edge.dispatchEvent(new PointerEvent('pointermove', at(2.7)));
    await expect.element(slider()).toHaveAttribute('aria-valuetext', '9 of 12');
    expect(written()).toBe(picture(6));
    edge.dispatchEvent(new PointerEvent('pointerup', at(2.7)));
    expect(written()).toBe(picture(9));
    await press('{Control>}z{/Control}');
    expect(written()).toBe(picture(6));
    await expect.element(slider()).toHaveFocus();
  });

  it('is resized by the arrow keys within the grid', async () => {
    await edit(withId(picture(11)));
    slider().element().focus();
    await press('{ArrowRight}{ArrowRight}');
    expect(written()).toBe(picture(12));
    await press('{Home}{ArrowUp}');
    expect(written()).toBe(picture(2));
    await expectAccessible();
  });

  it('has a caption, in which Enter continues below the picture', async () => {
    await edit(withId(picture(6)));
    await userEvent.click(page.getByRole('textbox', { name: 'Caption' }));
    await press('Two pods{Enter}Then');
    expect(written()).toBe(`${picture(6, '', 'Two pods')}<p>Then</p>`);
    await press('{Home}{Backspace}');
    expect(written()).toBe(`${picture(6, '', 'Two pods')}<p>Then</p>`);
  });

  it('stays a picture when Backspace is pressed in its empty caption', async () => {
    await edit(withId(picture(6)));
    await userEvent.click(page.getByRole('textbox', { name: 'Caption' }));
    await press('{Backspace}{Delete}');
    expect(written()).toBe(picture(6));
  });

  it('has an alternative text', async () => {
    await edit(withId(picture(6)));
    editor.host.querySelector<HTMLElement>('[role="group"][tabindex]')?.focus();
    await press('{Tab}');
    await expect.element(page.getByRole('button', { name: 'Add alt text' })).toHaveFocus();
    await press('{Enter}A lift & a "pod"');
    expect(written()).toBe(picture(6, 'A lift &amp; a &quot;pod&quot;'));
    await expectAccessible();
    await press('{Enter}');
    await expect.element(page.getByRole('button', { name: 'Edit alt text' })).toHaveFocus();
    expect(written()).toBe(picture(6, 'A lift &amp; a &quot;pod&quot;'));
  });

  it('is deleted by Delete when it has the focus', async () => {
    await edit(`<p data-id="bbbbbb">a</p>${withId(picture(6))}`);
    editor.host.querySelector<HTMLElement>('[role="group"][tabindex]')?.focus();
    await press('{Delete}');
    expect(written()).toBe('<p>a</p>');
  });
});

describe('the media library', () => {
  it('is opened from the toolbar and from the slash menu', async () => {
    await edit('');
    await page.getByRole('button', { name: 'Media Library' }).click();
    expect(librariesOpened).toBe(1);
    await userEvent.click(fields()[0]!);
    await press('/video{Enter}');
    expect(librariesOpened).toBe(2);
    expect(written()).toBe('');
  });

  it('inserts a video, audio or document at the caret', async () => {
    await edit('<p data-id="aaaaaa"></p><p data-id="bbbbbb">Hawk</p>');
    await userEvent.click(fields()[0]!);
    editor.handle()?.insertFile({ ...stored, mimeType: 'video/mp4', url: '/api/media/9/try.mp4' });
    const film =
      '<figure data-type="video" data-cols="6"><video src="/api/media/9/try.mp4" width="1600" height="900" controls="" preload="metadata"></video></figure>';
    await vi.waitFor(() => expect(written()).toBe(`${film}<p>Hawk</p>`));
    expect(editor.host.querySelector('video')?.getAttribute('poster')).toBe(
      '/api/media/9/try.mp4?size=medium',
    );
  });
});
