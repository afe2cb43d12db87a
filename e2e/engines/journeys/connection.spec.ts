import { appTexts, commentTexts, starredTexts, teamNavTexts } from '@touchline/contract';
import { phone } from '../../fixtures/test';
import { TcpProxy } from '../../fixtures/tcp-proxy';
import { expect, test } from '../test';

test(
  'without a way to the server other screens keep the layout, Back shows the page, and Try Again loads the screen later',
  { tag: '@webkit' },
  async ({ person, api, baseURL }) => {
    const way = new TcpProxy(Number(new URL(baseURL ?? '').port));
    const origin = `http://localhost:${await way.open()}`;
    try {
      const page = await (await api('coach@touchline.example')).makePage('Kick-off plan', 'Chase in a line');
      const player = await person({ viewport: phone, origin });
      const main = player.find('main');
      const starred = player.find('navigation', teamNavTexts.main).find('link', teamNavTexts.starred);
      const failed = main.find('heading', appTexts.failed);
      const goToStarred = async () => {
        await starred.click();
        await expect.poll(() => player.path()).toBe('/starred');
        await failed.appears();
        await starred.appears();
      };
      await player.signIn(await api('player@touchline.example'));
      await player.open(`/pages/${page.id}`);
      // All of the page is there: otherwise its discussion would fail to load.
      await main.findText(commentTexts.noActive).first.appears();
      way.close();
      await goToStarred();
      await player.evaluate(() => history.back());
      await main.findText('Chase in a line').first.appears();
      await failed.disappears();
      await goToStarred();
      await way.open();
      await main.find('button', appTexts.tryAgain).click();
      // The document is loaded again where code was missing, and cannot be read meanwhile.
      await expect(() => main.find('heading', starredTexts.title).appears()).toPass();
    } finally {
      way.close();
    }
  },
);
