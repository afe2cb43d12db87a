import type { Locator } from '@playwright/test';
import { pageTexts, playBoardTexts } from '@touchline/contract';
import { boardEditorTexts, samplePlays } from '@touchline/contract/boards';
import { uploadAs } from '../fixtures/api';
import { test } from '../fixtures/own-team';
import { desktop, expect, phone } from '../fixtures/test';
import { png } from '../screens/media-library';

/** Returns a computed colour of the first match, and what the system colours are. */
const colorsOf = (board: Locator, selector: string, property: 'fill' | 'stroke') =>
  board.evaluate(
    (element, [wanted, name]) => {
      const probe = element.appendChild(document.createElement('span'));
      const system = (color: string) => {
        probe.style.color = color;
        return getComputedStyle(probe).color;
      };
      const names = ['Canvas', 'CanvasText', 'LinkText', 'Highlight'];
      const found = [...element.querySelectorAll(wanted)].map((shape) => getComputedStyle(shape)[name]);
      const used = names.filter((color) => found.length > 0 && found.every((one) => one === system(color)));
      probe.remove();
      return used;
    },
    [selector, property] as const,
  );

test('a board has the colours of the system where they are forced', async ({ ownTeam, person }) => {
  const team = await ownTeam('forced colours', 'Soccer');
  const { page: tab } = await person(desktop);
  await tab.emulateMedia({ forcedColors: 'active' });
  await team.join(tab, 'coach');
  const { id } = await team.addPlay({ name: 'Overlap', board: samplePlays.soccer });

  await tab.goto(`/plays/${id}`);
  const board = tab.getByRole('img', { name: /^Tactics board, soccer/ });
  await expect(board).toBeVisible();
  expect(await colorsOf(board, '[data-f="ground"]', 'fill')).toContain('Canvas');
  expect(await colorsOf(board, '[data-part="ground"] [data-i="line"]', 'stroke')).toContain('CanvasText');
  expect(await colorsOf(board, '[data-f="us"]', 'fill')).toContain('CanvasText');
  expect(await colorsOf(board, '[data-i="them-edge"]', 'stroke')).toContain('CanvasText');
});

test('a board above a traced picture keeps its lines, and the picture is seen', async ({
  ownTeam,
  person,
}) => {
  const team = await ownTeam('forced colours of a tracing', 'Soccer');
  const { page: tab } = await person(phone);
  await tab.emulateMedia({ forcedColors: 'active' });
  await team.join(tab, 'coach');
  const { url } = await uploadAs(tab, team.id, png('corner.png'));
  const { id } = await team.addPlay({ name: 'Corner', diagramUrl: url });
  await tab.goto(`/plays/${id}`);
  await tab.getByRole('button', { name: pageTexts.edit, exact: true }).click();
  await tab.getByRole('button', { name: playBoardTexts.trace, exact: true }).click();

  const pitch = tab.getByRole('application', { name: boardEditorTexts.board });
  await expect(pitch.locator('img')).toHaveCSS('opacity', '0.35');
  const ground = pitch.locator('[data-part="ground"] [data-f="ground"]').first();
  await expect(ground, 'the picture shines through').toHaveCSS('fill', 'rgba(0, 0, 0, 0)');
  expect(await colorsOf(pitch, '[data-part="ground"] [data-i="line"]', 'stroke')).toContain('CanvasText');
});
