import { samplePlays } from '@touchline/contract/boards';
import { expect, it } from 'vitest';
import { pictureFileName } from './picture-file';

const board = samplePlays.soccer;
const nameOf = (title: string, step = 1) => pictureFileName({ title, board, step }, 'png');

it('the file of a picture has the name of the play and the step', () => {
  expect(nameOf('Overlap')).toBe('overlap-step-2.png');
  expect(pictureFileName({ title: 'Overlap', board: { ...board, steps: [] }, step: 0 }, 'svg')).toBe(
    'overlap-start.svg',
  );
});

it('a file name has letters of any language, and no characters that file systems refuse', () => {
  expect(nameOf('4-3-3: Über/links? “B”')).toBe('4-3-3-über-links-b-step-2.png');
  expect(nameOf('戦術')).toBe('戦術-step-2.png');
  expect(nameOf('../..')).toBe('play-step-2.png');
  expect(nameOf('')).toBe('play-step-2.png');
});

it('a long title is cut in the file name, and a cut name does not end with a hyphen', () => {
  expect(nameOf('long '.repeat(40))).toBe(`${'long-'.repeat(11)}long-step-2.png`);
});
