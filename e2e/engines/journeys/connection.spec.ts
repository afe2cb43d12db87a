import { appTexts, starredTexts, teamNavTexts } from '@touchline/contract';
import { phone } from '../../fixtures/test';
import { TcpProxy } from '../../fixtures/tcp-proxy';
import { test } from '../test';

test(
  'without a way to the server other screens keep the layout, Back shows the page, and Try Again loads the screen later',
  { tag: ['@firefox', '@webkit'] },
  async ({ person, api, baseURL }) => {
    const way = new TcpProxy(Number(new URL(baseURL ?? '').port));
    const origin = `http://localhost:${await way.open()}`;
    try {
      const page = await (await api('coach@touchline.example')).makePage('Kick-off plan', 'Chase in a line');
      const player = await person({ viewport: phone, origin });
      const bar = player.find('navigation', teamNavTexts.main);
      const main = player.find('main');
      await player.signIn(await api('player@touchline.example'));
      await player.open(`/pages/${page.id}`);
      way.close();

      await bar.find('link', teamNavTexts.starred).click();
      await main.find('heading', appTexts.failed).appears();
      await bar.appears();

      await player.evaluate(() => history.back());
      await main.findText('Chase in a line').first.appears();
      await main.find('heading', appTexts.failed).disappears();

      await bar.find('link', teamNavTexts.starred).click();
      await main.find('heading', appTexts.failed).appears();
      await way.open();
      await main.find('button', appTexts.tryAgain).click();
      await main.find('heading', starredTexts.title).appears();
      await main.find('heading', appTexts.failed).disappears();
    } finally {
      way.close();
    }
  },
);
