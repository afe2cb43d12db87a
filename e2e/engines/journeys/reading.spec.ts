import { accountTexts, calls, commentTexts, pageTexts, refusals } from '@touchline/contract';
import { demoPassword, phone } from '../../fixtures/test';
import { arabic, directionsOf } from '../directions';
import { expect, test } from '../test';

const coachEmail = 'coach@touchline.example';
const playerEmail = 'player@touchline.example';

test('a player signs in on a phone after a wrong password', { tag: '@webkit' }, async ({ person }) => {
  const player = await person({ viewport: phone });
  await player.open('/login');
  await player.findLabel(accountTexts.email).fill(playerEmail);
  await player.findLabel(accountTexts.password).fill('not my password');
  await player.find('button', accountTexts.signIn).click();
  await player.findText(refusals.wrong_credentials.message).first.appears();
  await player.findLabel(accountTexts.password).fill(demoPassword);
  await player.press('Enter');
  await player.findText(accountTexts.welcomeBack).first.appears();
  // During a navigation there is no URL to read.
  await expect(async () => expect(await player.path()).toBe('/dashboard')).toPass({ timeout: 20_000 });
});

test('a player reads a page on a phone and stars it', { tag: '@firefox' }, async ({ person, api }) => {
  const page = await (await api(coachEmail)).makePage('Kick-off', 'Front pod first', 'Wings chase');
  const player = await person({ viewport: phone });
  await player.signIn(await api(playerEmail));
  await player.open(`/pages/${page.id}`);
  await player.find('heading', 'Kick-off').appears();
  await player.find('article').first.findCss('p').reads('Front pod first', 'Wings chase');
  const sideways = await player.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(sideways, 'the page is not wider than the window').toBeLessThanOrEqual(0);
  await player.find('button', pageTexts.star).click();
  await player.find('button', pageTexts.unstar).appears();
  await player.open(`/pages/${page.id}`);
  await player.find('button', pageTexts.unstar).appears();
});

test('a player comments on words selected with the mouse', { tag: '@firefox' }, async ({ person, api }) => {
  const coach = await api(coachEmail);
  const page = await coach.makePage('Lineout calls', 'The front pod lifts on the second call.');
  const player = await person();
  await player.signIn(await api(playerEmail));
  await player.open(`/pages/${page.id}`);
  const paragraph = player.find('article').first.findCss('p');
  await paragraph.appears();
  const { left, right, y } = await paragraph.each(([element]) => {
    const range = document.createRange();
    range.setStart(element!.firstChild!, 'The '.length);
    range.setEnd(element!.firstChild!, 'The front pod'.length);
    const { left, right, top, height } = range.getBoundingClientRect();
    return { left, right, y: top + height / 2 };
  });
  await player.tab.drag({ x: left, y }, { x: right, y });
  await player.find('button', commentTexts.comment).first.click();
  await player.findPlaceholder(commentTexts.placeholder).getsFocus();
  await player.type('Which foot leads?');
  await player.press('Control+Enter');
  const thread = player.find('region', commentTexts.heading).find('article').having('Which foot leads?');
  await thread.appears();
  const marked = () =>
    player.evaluate(() =>
      [...(CSS.highlights.get('comment') ?? [])].map((range) => (range as Range).toString()),
    );
  await expect.poll(marked).toEqual(['front pod']);
  const [comment] = await coach.call(calls.comments.list, { params: { pageId: page.id } });
  expect(comment).toMatchObject({ content: 'Which foot leads?', textPosition: { start: 4, end: 13 } });
});

test('a player copies the link of a page without the clipboard API, as over plain HTTP', async ({
  person,
  api,
}) => {
  const page = await (await api(coachEmail)).makePage('Kick-off', 'Front pod first');
  const player = await person();
  await player.signIn(await api(playerEmail));
  await player.open(`/pages/${page.id}`);
  await player.evaluate(() => {
    Object.defineProperty(window, 'isSecureContext', { value: false });
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  await player.find('button', pageTexts.share).click();
  await player.find('menuitem', pageTexts.copyLink).click();
  const box = player.findPlaceholder(commentTexts.placeholder);
  await box.click();
  await player.press('Control+v');
  const value = () => box.each(([field]) => (field as HTMLTextAreaElement).value);
  await expect.poll(value).toBe(await player.evaluate(() => location.href));
});

test('text follows the direction of its script while it is read and discussed', async ({ person, api }) => {
  const coach = await api(coachEmail);
  const page = await coach.makePage(arabic, arabic, 'Match plan');
  await coach.call(calls.comments.create, { params: { pageId: page.id }, body: { content: arabic } });
  const player = await person();
  await player.signIn(await api(playerEmail));
  await player.open(`/pages/${page.id}`);
  const paragraphs = player.find('article').first.findCss('p');
  await paragraphs.reads(arabic, 'Match plan');
  expect(await directionsOf(paragraphs)).toEqual(['rtl', 'ltr']);
  expect(await directionsOf(player.find('heading', arabic))).toEqual(['rtl']);
  const comment = player
    .find('region', commentTexts.heading)
    .find('article')
    .having(arabic)
    .findCss('p[dir]');
  await expect.poll(() => directionsOf(comment)).toEqual(['rtl']);
  const box = player.findPlaceholder(commentTexts.placeholder);
  expect(await directionsOf(box)).toEqual(['ltr']);
  await box.fill(arabic);
  expect(await directionsOf(box)).toEqual(['rtl']);
});
