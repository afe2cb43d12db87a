import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { samplePlays, sceneOf, svgOf } from '../../backend/contract/src/boards';
import { root } from '../dev/run.mjs';
import { read } from './workspace.mjs';

const path = 'ui-kit/src/board/story-boards.generated.ts';

const drawings = Object.entries(samplePlays).map(([sport, board]) => ({
  sport,
  first: svgOf(sceneOf(board)),
  all: svgOf(sceneOf(board, { all: true })),
}));

const source = `/* Written by \`UPDATE=story-boards npx vitest run --root .tools story-boards\`. */

/** A play of each sport as the contract draws it: its first step, and all steps in one picture. The kit imports no contract. */
export const storyBoards = ${JSON.stringify(drawings, null, 2)};
`;

it('stories of the kit show boards as the contract draws them', () => {
  if (process.env.UPDATE === 'story-boards') writeFileSync(`${root}/${path}`, source);
  expect(read(path)).toBe(source);
});
