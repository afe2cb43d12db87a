import { calls, commentTexts, editorTexts } from '@touchline/contract';
import { expect, test } from '../test';

test(
  'live updates carry text and comments between Chromium and this engine',
  { tag: '@webkit' },
  async ({ person, api }) => {
    const author = await api('coach@touchline.example');
    const page = await author.makePage('Sunday', 'Front pod first');
    const coach = await person({ engine: 'chromium' });
    const player = await person();
    await coach.signIn(author);
    await player.signIn(await api('player@touchline.example'));
    for (const someone of [coach, player]) await someone.open(`/pages/${page.id}`);
    await coach.find('toolbar', editorTexts.toolbar).appears();

    await coach.findCss('[contenteditable="true"]').having('Front pod first').first.click();
    await coach.press('End');
    await coach.type(', then the back');
    await player.findText('Front pod first, then the back').first.appears();

    await player.findPlaceholder(commentTexts.placeholder).fill('Who calls it?');
    await player.press('Control+Enter');
    const thread = coach.find('region', commentTexts.heading).find('article').having('Who calls it?');
    await thread.appears();
    const [comment] = await author.call(calls.comments.list, { params: { pageId: page.id } });
    await author.call(calls.comments.resolve, {
      params: { commentId: comment!.id },
      body: { isResolved: true },
    });
    await player.find('region', commentTexts.heading).find('article').having('Who calls it?').disappears();
    expect(await player.path()).toBe(`/pages/${page.id}`);
  },
);
