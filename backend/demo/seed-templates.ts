import { PageTemplates } from '../src/modules/page-templates';
import type { App } from './app';
import { checks, h2, p, render, table, ul } from './html';
import type { Cast } from './seed-people';

const template = {
  key: 'harbour-template',
  name: 'Lineout menu',
  tags: ['set-piece'],
  blocks: [
    p('One page for each opponent, at most six calls.'),
    h2('Calls'),
    table('Call | Jumper | Where | Then', ' | | | ', ' | | | ', ' | | | '),
    h2('What they do'),
    ul('Jump in front of:', 'Leave free:'),
    h2('Before the match'),
    checks('Every call walked through on grass', 'Signals agreed with the throwers'),
  ],
};

/** Saves a template in a team. */
export async function seedTemplates(app: App, teamId: number, cast: Cast): Promise<void> {
  const noPicture = () => {
    throw new Error('Templates show no pictures');
  };
  const { key, blocks, name, tags } = template;
  const content = render({ blocks }, key, noPicture);
  await app.get(PageTemplates).create(cast('maeve.brennan'), teamId, { name, tags, content });
}
