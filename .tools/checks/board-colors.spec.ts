import { writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { darkBoard, lightBoard, type BoardTheme } from '../../ui-kit/src/theme/board';
import { root } from '../dev/run.mjs';
import { read } from './workspace.mjs';

const path = 'backend/contract/src/boards/board-colors.generated.ts';

/** Colour roles of the contract: `us-text` for `usText`. */
const byRole = (colors: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(colors).map(([key, color]) => [
      key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`),
      color,
    ]),
  );

const byRoles = ({ pieces, surface }: BoardTheme) => ({
  pieces: byRole(pieces),
  surface: Object.fromEntries(Object.entries(surface).map(([name, colors]) => [name, byRole(colors)])),
});

const source = `/* Written by \`UPDATE=board-colors npx vitest run --root .tools board-colors\`. */

/** Colours of boards in the themes of the kit, for pictures that are drawn without its style sheet. */
export const boardColors = ${JSON.stringify({ light: byRoles(lightBoard), dark: byRoles(darkBoard) }, null, 2)} as const;
`;

it('pictures of boards have the colours of the kit', () => {
  if (process.env.UPDATE === 'board-colors') writeFileSync(`${root}/${path}`, source);
  expect(read(path)).toBe(source);
});
