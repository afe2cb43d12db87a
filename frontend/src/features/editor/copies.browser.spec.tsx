import { type MediaCopy, type MediaFile } from '@touchline/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ApiError } from '../../shared/api/api-error';
import { button, editorUnderTest, expectAccessible, press } from './editor-under-test';

interface Asked {
  fileIds: readonly number[];
  answer: (copies: MediaCopy[]) => void;
  fail: (error: unknown) => void;
}

let asked: Asked[];
beforeEach(() => (asked = []));

const editor = editorUnderTest({
  onChange: () => undefined,
  teamId: 2,
  sendFile: () => Promise.reject(new Error('There is no library here')),
  copyFiles: (fileIds) =>
    new Promise((answer, fail) => {
      asked.push({ fileIds, answer, fail });
    }),
  openLibrary: () => undefined,
});
const { edit, written, fields } = editor;

const noPicture = { width: null, height: null, renditions: null };
const copyOf = (fileId: number, name: string, id = fileId + 100): MediaCopy => {
  const url = `/api/media/${id}/${name}`;
  const renditions = { small: `${url}?size=small`, medium: `${url}?size=medium` };
  const facts = { filename: '2/a', originalName: name, mimeType: 'image/png', size: 9, uploadedBy: 1 };
  const file: MediaFile = {
    id,
    teamId: 2,
    url,
    ...(name.endsWith('.png') ? { width: 16, height: 9, renditions } : noPicture),
    mayHaveLocation: false,
    isUndrawn: false,
    ...facts,
    uploadedAt: '2026-01-01T00:00:00.000Z',
  };
  return { fileId, file };
};

const picture = (at: string) =>
  `<figure data-type="image" data-cols="8" data-align="left"><img src="/api/media/${at}" alt="A pod" width="16" height="9"><figcaption>Two <b>pods</b></figcaption></figure>`;
const video = (at: string) =>
  `<figure data-type="video" data-cols="6"><video src="/api/media/${at}" controls="" preload="metadata"></video></figure>`;
const audio = (at: string) =>
  `<figure data-type="audio"><audio src="/api/media/${at}" controls="" preload="metadata"></audio></figure>`;
const file = (at: string) =>
  `<figure data-type="file"><a href="/api/media/${at}" download="" data-mime="application/pdf" data-size="9">Match plan.pdf</a></figure>`;
const corner = 'Corner%20kick.png';
const gap = (named: string) =>
  `<aside data-type="callout" data-tone="warning">${named} couldn't be copied. It was deleted, or you don't have access to it.</aside>`;

/** Returns the clipboard of an editor of a team's page. */
function clipboardOf(html: string, team: number | undefined, isCut = false) {
  const data = new DataTransfer();
  const content = { kind: 'blocks', isCut, teamId: team, html };
  data.setData('application/x-touchline+json', JSON.stringify(content));
  return data;
}

/** The same in a browser that drops unknown types. */
function markedHtml(html: string, team: number) {
  const data = new DataTransfer();
  const mark = `data-touchline="${location.origin}" data-kind="blocks" data-team="${team}"`;
  data.setData('text/html', `<div ${mark}>${html}</div>`);
  return data;
}

async function paste(data: DataTransfer) {
  await edit('<p data-id="ffffff">One</p>');
  await userEvent.click(fields()[0]!);
  await press('{End}');
  const event = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true });
  document.activeElement?.dispatchEvent(event);
}

describe('media pasted from a page of another team', () => {
  it.each([
    ['by our own type', clipboardOf],
    ['by marked HTML', markedHtml],
  ])('are copied by one request, and shown unchanged, %s', async (_, put) => {
    const all = (prefix: string) =>
      picture(`${prefix}1/${corner}?size=medium`) +
      video(`${prefix}2/try.mp4`) +
      audio(`${prefix}3/call.mp3`) +
      file(`${prefix}4/plan.pdf`);
    await paste(put(`<h2>Corners</h2>${all('')}<p>Last</p>`, 1));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.fileIds).toEqual([1, 2, 3, 4]);
    await expect.element(page.getByRole('progressbar', { name: 'Copying Corner kick.png' })).toBeVisible();
    await expect.element(page.getByRole('progressbar', { name: 'Copying Match plan.pdf' })).toBeVisible();
    expect(written()).toBe('<p>One</p><h2>Corners</h2><p>Last</p>');
    expect(editor.handle()?.isUploading()).toBe(true);
    await expectAccessible();
    asked[0]!.answer([
      copyOf(1, corner, 11),
      copyOf(2, 'try.mp4', 12),
      copyOf(3, 'call.mp3', 13),
      copyOf(4, 'plan.pdf', 14),
    ]);
    await vi.waitFor(() => expect(written()).toBe(`<p>One</p><h2>Corners</h2>${all('1')}<p>Last</p>`));
    expect(editor.handle()?.isUploading()).toBe(false);
    await press('{Control>}z{/Control}');
    expect(written(), 'the paste is one step').toBe('<p>One</p>');
    await press('{Control>}y{/Control}');
    expect(written()).toBe(`<p>One</p><h2>Corners</h2>${all('1')}<p>Last</p>`);
  });

  it('leave a note with their name if they are refused, and nothing else is lost', async () => {
    await paste(clipboardOf(`${picture(`1/${corner}`)}<p>Last</p>${file('4/plan.pdf')}`, 1));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.answer([
      { fileId: 1, file: null },
      { fileId: 4, file: null },
    ]);
    await vi.waitFor(() =>
      expect(written()).toBe(
        `<p>One</p>${gap("Image 'Corner kick.png'")}<p>Last</p>${gap("File 'Match plan.pdf'")}`,
      ),
    );
    await expectAccessible();
    await press('{Control>}z{/Control}');
    expect(written()).toBe('<p>One</p>');
  });

  it('can be retried together after the connection was lost, or cancelled one by one', async () => {
    await paste(clipboardOf(picture(`1/${corner}`) + video('2/try.mp4') + video('3/ruck.mp4'), 1));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.fail(new TypeError('Failed to fetch'));
    await vi.waitFor(() => expect(editor.host.querySelectorAll('[data-failed]')).toHaveLength(3));
    expect(editor.host.textContent).toContain(
      "Failed to copy Corner kick.png. We can't reach the server. Check your connection.",
    );
    await expectAccessible();
    await button('Cancel').last().click();
    await button('Try again').first().click();
    await vi.waitFor(() => expect(asked).toHaveLength(2));
    expect(asked[1]!.fileIds).toEqual([1, 2]);
    asked[1]!.answer([copyOf(1, corner), copyOf(2, 'try.mp4')]);
    await vi.waitFor(() =>
      expect(written()).toBe(`<p>One</p>${picture(`101/${corner}`)}${video('102/try.mp4')}`),
    );
  });

  it('stay cancelled when the response arrives, also after an undo and redo', async () => {
    await paste(clipboardOf(picture(`1/${corner}`) + video('2/try.mp4'), 1));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await button('Cancel').first().click();
    await expect
      .element(page.getByRole('progressbar', { name: 'Copying Corner kick.png' }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('progressbar', { name: 'Copying try.mp4' })).toBeVisible();
    asked[0]!.answer([copyOf(1, corner), copyOf(2, 'try.mp4')]);
    const kept = `<p>One</p>${video('102/try.mp4')}`;
    await vi.waitFor(() => expect(written()).toBe(kept));
    await press('{Control>}z{/Control}');
    expect(written()).toBe('<p>One</p>');
    await press('{Control>}y{/Control}');
    expect(written()).toBe(kept);
  });

  it('show why the server refused to copy all of them', async () => {
    await paste(clipboardOf(video('2/try.mp4'), 1));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    asked[0]!.fail(
      new ApiError(
        507,
        JSON.stringify({ error: 'Storage is full. Please contact your Touchline administrator.' }),
      ),
    );
    await vi.waitFor(() =>
      expect(editor.host.textContent).toContain(
        'Failed to copy try.mp4. Storage is full. Please contact your Touchline administrator.',
      ),
    );
  });

  it('are requested once if a file occurs twice', async () => {
    await paste(clipboardOf(video('2/try.mp4').repeat(2), 1));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    expect(asked[0]!.fileIds).toEqual([2]);
    asked[0]!.answer([copyOf(2, 'try.mp4')]);
    await vi.waitFor(() => expect(written()).toBe(`<p>One</p>${video('102/try.mp4').repeat(2)}`));
  });

  it('are copied after a cut too, and restored when a paste is undone while copying and redone', async () => {
    await paste(clipboardOf(video('2/try.mp4'), 1, true));
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await press('{Control>}z{/Control}');
    asked[0]!.answer([copyOf(2, 'try.mp4')]);
    await new Promise((resolve) => setTimeout(resolve));
    expect(written()).toBe('<p>One</p>');
    await press('{Control>}y{/Control}');
    expect(written()).toBe(`<p>One</p>${video('102/try.mp4')}`);
  });
});

describe('pasting without a request', () => {
  it.each([
    ['from a page of the same team', 2],
    ['by a build that wrote no team', undefined],
  ])('handles media %s', async (_, team) => {
    await paste(clipboardOf(video('2/try.mp4'), team));
    await vi.waitFor(() => expect(written()).toBe(`<p>One</p>${video('2/try.mp4')}`));
    expect(asked).toEqual([]);
  });

  it('handles blocks without media, and links to files and pages, which stay links', async () => {
    const link = '<p><a href="/api/media/7/plan.pdf">Plan</a> <a href="/pages/7">Page</a></p>';
    await paste(clipboardOf(link, 1));
    await vi.waitFor(() => expect(written()).toMatch(/plan\.pdf.*\/pages\/7/));
    expect(asked).toEqual([]);
  });
});

it('the editor includes the team of its page when it copies', async () => {
  await edit(`<p data-id="aaaaaa">Falcon</p><p data-id="bbbbbb">Hawk</p>`);
  await userEvent.click(fields()[0]!);
  await press('{Control>}a{/Control}');
  await press('{Control>}a{/Control}');
  await vi.waitFor(() => expect(document.querySelectorAll('.ce-block--selected')).toHaveLength(2));
  const data = new DataTransfer();
  const event = new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true });
  (document.activeElement ?? document.body).dispatchEvent(event);
  expect(JSON.parse(data.getData('application/x-touchline+json'))).toMatchObject({ teamId: 2 });
  expect(data.getData('text/html')).toContain('data-team="2"');
});
