import { playPictureTexts as texts } from '@touchline/contract';
import { samplePlays, viewOf } from '@touchline/contract/boards';
import { currentToast, dismissToast, KitProvider } from '@touchline/ui-kit';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, expect, it, vi } from 'vitest';
import { page } from 'vitest/browser';
import { pictureFile } from './picture-file';
import { sharePicture } from './share-picture';

const board = samplePlays.soccer;
const shown = { title: 'Overlap', board, step: 0 };

let root: Root | undefined;
afterEach(() => {
  vi.restoreAllMocks();
  root?.unmount();
  root = undefined;
  // The specs of a worker share a page.
  const left = currentToast();
  if (left) dismissToast(left.id);
  for (const name of ['share', 'canShare'] as const) Reflect.deleteProperty(navigator, name);
});

/** Lets the browser share files, as phones do. */
function letShare(share: () => Promise<void>) {
  const spy = vi.fn<(data: ShareData) => Promise<void>>(share);
  Object.defineProperty(navigator, 'canShare', { value: () => true, configurable: true });
  Object.defineProperty(navigator, 'share', { value: spy, configurable: true });
  return spy;
}

function renderToasts() {
  root = createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<KitProvider navigate={() => undefined}>{null}</KitProvider>);
}

const refusal = (name: string) => Promise.reject(new DOMException('Refused', name));

async function pixelsOf(file: File) {
  const bitmap = await createImageBitmap(file);
  const { width, height } = bitmap;
  const context = Object.assign(document.createElement('canvas'), { width, height }).getContext('2d');
  context?.drawImage(bitmap, 0, 0);
  const colorAt = (x: number, y: number) =>
    Array.from(context?.getImageData(Math.round(x), Math.round(y), 1, 1).data ?? []).slice(0, 3);
  return { width, height, colorAt };
}

it('a PNG has the players where the step begins, in the colours of paper', async () => {
  const file = await pictureFile(shown, 'png');
  expect([file.name, file.type]).toEqual(['overlap-step-1.png', 'image/png']);
  const { width, height, colorAt } = await pixelsOf(file);
  expect(width).toBe(1200);
  const view = viewOf(board);
  const scale = (1200 - 64) / view.width;
  expect(height).toBeGreaterThan(view.height * scale);
  const player = board.pieces.find(({ id }) => id === '7');
  const [x, y] = view.place(...(player?.at ?? [0, 0]));
  const onDisc = [32 + (x - view.x + view.unit * 0.75) * scale, 32 + (y - view.y) * scale] as const;
  expect(colorAt(...onDisc)).toEqual([11, 122, 67]);
  expect(colorAt(4, 4)).toEqual([255, 255, 255]);
});

it('a PNG has the words of the step below the drawing', async () => {
  const { height, colorAt } = await pixelsOf(await pictureFile(shown, 'png'));
  const row = (y: number) => Array.from({ length: 300 }, (_, x) => colorAt(32 + x, y)[0] ?? 255);
  const below = Array.from({ length: 90 }, (_, up) => row(height - 32 - up)).flat();
  expect(below.filter((value) => value < 128).length).toBeGreaterThan(200);
});

it('an SVG is the same picture as a drawing that can be edited', async () => {
  const file = await pictureFile(shown, 'svg');
  expect([file.name, file.type]).toEqual(['overlap-step-1.svg', 'image/svg+xml']);
  const parsed = new DOMParser().parseFromString(await file.text(), 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  expect(parsed.querySelectorAll('[data-part="pieces"] > [data-id]')).toHaveLength(board.pieces.length);
});

it('a browser that shares files gets the picture, and nothing happens if the user cancels', async () => {
  const share = letShare(() => refusal('AbortError'));
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click');
  await sharePicture(shown, 'png');
  expect(share.mock.calls[0]?.[0].files?.map(({ name }) => name)).toEqual(['overlap-step-1.png']);
  expect(click).not.toHaveBeenCalled();
});

it('a picture that took too long to draw is shared by a second press', async () => {
  renderToasts();
  const share = letShare(() => refusal('NotAllowedError'));
  await sharePicture(shown, 'png');
  await expect.element(page.getByText(texts.ready)).toBeVisible();
  share.mockResolvedValue();
  await page.getByRole('button', { name: texts.share }).click();
  await expect.poll(() => share.mock.calls.length).toBe(2);
  await expect.element(page.getByText(texts.ready)).not.toBeInTheDocument();
});

it('a browser that cannot draw the picture says so', async () => {
  renderToasts();
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new DOMException('No', 'EncodingError'));
  await sharePicture(shown, 'png');
  await expect.element(page.getByText(texts.notDrawn)).toBeVisible();
});
