import type { Board, StepPicture } from '@touchline/contract/boards';

export type PictureFormat = 'png' | 'svg';

export interface StepOfPlay {
  title: string;
  board: Board;
  /** Index of the step; ignored by a board without steps. */
  step: number;
}

const MAX_NAME_CHARS = 60;

/** Returns the name of a file, such as `overlap-step-2.png`. */
export function pictureFileName({ title, board, step }: StepOfPlay, format: PictureFormat): string {
  const name = Array.from(title.toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, '-'))
    .slice(0, MAX_NAME_CHARS)
    .join('')
    .replaceAll(/^-+|-+$/g, '');
  return `${name || 'play'}-${board.steps.length > 0 ? `step-${step + 1}` : 'start'}.${format}`;
}

/** Returns the picture of a step as a file. Rejects if the browser cannot draw an SVG into a bitmap. */
export async function pictureFile(shown: StepOfPlay, format: PictureFormat): Promise<File> {
  // All that draws is in this chunk: a second chunk with a part of it would split the player's as well.
  const { stepPicture } = await import('./board-still');
  const picture = stepPicture(shown.board, shown);
  const svg = new Blob([picture.svg], { type: 'image/svg+xml' });
  const blob = format === 'svg' ? svg : await bitmapOf(svg, picture);
  return new File([blob], pictureFileName(shown, format), { type: blob.type });
}

async function bitmapOf(svg: Blob, { width, height }: StepPicture): Promise<Blob> {
  const url = URL.createObjectURL(svg);
  try {
    const image = new Image(width, height);
    image.src = url;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
    return await new Promise((resolve, reject) => {
      canvas.toBlob(
        (blob) => (blob ? resolve(blob) : reject(new Error('The picture is empty'))),
        'image/png',
      );
    });
  } finally {
    URL.revokeObjectURL(url);
  }
}
