import { calls, playBoardTexts, type Play } from '@touchline/contract';
import {
  boardEditorTexts,
  boardPlayerTexts as texts,
  samplePlays,
  sceneOf,
  type Spot,
} from '@touchline/contract/boards';
import type { ApiUser } from '../../fixtures/api-user';
import type { Person } from '../person';
import { expect, test } from '../test';

const board = samplePlays.soccer;

async function addPlay(coach: ApiUser): Promise<Play> {
  const { teamId } = await coach.call(calls.pages.read, { params: { pageId: 1 } });
  return coach.call(calls.plays.create, { params: { teamId }, body: { name: 'Engine overlap', board } });
}

/** Spots of the drawn pieces by id, in the coordinates of the drawing. */
const drawnSpots = (someone: Person): Promise<Record<string, number[]>> =>
  someone.findCss('[data-board] [data-part="pieces"] > [data-id]').each((groups) =>
    Object.fromEntries(
      groups.map((group): [string, number[]] => {
        const { e, f } = (group as unknown as SVGGElement).transform.baseVal.getItem(0).matrix;
        return [group.dataset.id ?? '', [Math.round(e), Math.round(f)]];
      }),
    ),
  );

/** Spots at which the contract draws the pieces as a step begins. */
const expectedSpots = (step: number) =>
  Object.fromEntries(sceneOf(board, { step }).pieces.map(({ id, x, y }) => [id, [x, y].map(Math.round)]));

/** Colours and size of the drawing, as the engine shows it. */
const look = (someone: Person) =>
  someone.findCss('[data-board] svg').each(([drawing]) => {
    const fillOf = (role: string) => getComputedStyle(drawing!.querySelector(`[data-f="${role}"]`)!).fill;
    return { width: drawing!.getBoundingClientRect().width, fills: [fillOf('us'), fillOf('ground')] };
  });

test('a player steps through the board of a play and plays it', async ({ person, api }) => {
  const play = await addPlay(await api('coach@touchline.example'));
  const player = await person();
  await player.signIn(await api('player@touchline.example'));
  await player.open(`/plays/${play.id}`);
  await expect.poll(() => drawnSpots(player)).toEqual(expectedSpots(0));
  const { width, fills } = await look(player);
  expect(width).toBeGreaterThan(300);
  for (const fill of fills) expect(fill).not.toMatch(/^(none|rgb\(0, 0, 0\))$/);
  expect(new Set(fills).size).toBe(fills.length);

  await player.find('button', texts.nextStep).click();
  await player.findText('7 comes inside, 2 overlaps').first.appears();
  await expect.poll(() => drawnSpots(player)).toEqual(expectedSpots(1));
  await player.find('button', texts.play).click();
  await player.find('button', texts.pause).appears();
  await expect.poll(async () => (await drawnSpots(player))['2']).not.toEqual(expectedSpots(1)['2']);
  await player.find('button', texts.pause).click();
  await player.find('button', texts.play).appears();
});

test('a coach moves a player of a board by keys', async ({ person, api }) => {
  const coachApi = await api('coach@touchline.example');
  const play = await addPlay(coachApi);
  const [x, y] = board.pieces.find(({ id }) => id === '9')!.at;
  const moved: Spot = [x, y + 10];
  const coach = await person();
  await coach.signIn(coachApi);
  await coach.open(`/plays/${play.id}`);
  await coach.find('button', playBoardTexts.edit).click();
  const nine = coach.findCss('[data-grip="9"]');
  await nine.appears();
  await nine.each(([piece]) => piece!.focus());
  await coach.press('Enter', 'ArrowRight', 'Enter');
  await expect.poll(() => nine.each(([piece]) => piece!.getAttribute('aria-pressed'))).toBe('true');
  await coach.find('button', boardEditorTexts.done).click();
  const stored = async () => {
    const { board: saved } = await coachApi.call(calls.plays.read, { params: { playId: play.id } });
    return saved?.pieces.find(({ id }) => id === '9')?.at;
  };
  await expect.poll(stored).toEqual(moved);
});
