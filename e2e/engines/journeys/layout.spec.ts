import { calls, commentTexts, pageTexts } from '@touchline/contract';
import { phone } from '../../fixtures/test';
import type { ApiUser } from '../../fixtures/api-user';
import type { Part } from '../part';
import { expect, test } from '../test';

const longTitle = 'Kick-off receipts against a wide wall, with the wind behind us and two in the bin';

/** Returns the number of lines of a text area and whether all of them are visible. */
const linesOf = (area: Part) =>
  area.each(([element]) => {
    const { lineHeight, paddingBlock } = getComputedStyle(element!);
    const height = element!.clientHeight - 2 * parseFloat(paddingBlock);
    const isWhole = element!.scrollHeight <= element!.clientHeight;
    return { lines: Math.round(height / parseFloat(lineHeight)), isWhole };
  });

/** Registers a user by an invite link and signs the caller in as that user. */
async function addUserWithLongAddress(admin: ApiUser, teamId: number) {
  const { id, token } = await admin.call(calls.invites.createLink, {
    params: { teamId },
    body: { role: 'player' },
  });
  const email = `bartholomew.longfellow.${id}@harbour-rugby-club.example`;
  const body = { token, email, password: 'Lineout-2026!', firstName: 'Bartholomew', lastName: 'Long' };
  await admin.call(calls.accounts.register, { body });
}

test('a title and a comment are fully visible while they are written on a phone', async ({ person, api }) => {
  const coach = await api('coach@touchline.example');
  const page = await coach.makePage(longTitle, 'Front pod first');
  const writer = await person({ viewport: phone });
  await writer.signIn(coach);
  await writer.open(`/pages/${page.id}`);
  await writer.find('button', pageTexts.edit).click();

  const title = writer.find('textbox', pageTexts.title);
  await title.appears();
  await expect.poll(async () => (await linesOf(title)).isWhole).toBe(true);
  const { lines } = await linesOf(title);
  expect(lines).toBeGreaterThan(2);
  await title.click();
  await writer.press('Control+End');
  await writer.type(', and a scrum half who kicks long to the corner');
  await expect.poll(async () => (await linesOf(title)).lines).toBeGreaterThan(lines);
  expect((await linesOf(title)).isWhole).toBe(true);

  const comment = writer.findPlaceholder(commentTexts.placeholder);
  await comment.fill('Who calls it? '.repeat(12));
  await expect.poll(async () => (await linesOf(comment)).isWhole).toBe(true);
});

test('email addresses that are too long for a table wrap before their host', async ({ person, api }) => {
  const { teamId } = await (await api('coach@touchline.example')).makePage('Long addresses');
  await addUserWithLongAddress(await api('admin@touchline.example'), teamId);
  const admin = await person({ viewport: { width: 1440, height: 900 } });
  await admin.signIn(await api('admin@touchline.example'));
  await admin.open('/admin/users');
  const addresses = () =>
    admin.findCss('[role="gridcell"] wbr').each((breaks) =>
      breaks.map((wbr) => {
        const { parentElement: address } = wbr;
        const cell = wbr.closest('[role="gridcell"]')!;
        const isCut = [cell, ...cell.querySelectorAll('*')].some(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth && clientWidth > 0,
        );
        return { lines: address!.getClientRects().length, isCut };
      }),
    );
  await expect.poll(async () => (await addresses()).some(({ lines }) => lines === 2)).toBe(true);
  expect((await addresses()).filter(({ isCut }) => isCut)).toEqual([]);
});
