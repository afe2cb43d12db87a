import { Readable } from 'node:stream';
import { Media } from '../src/modules/media';
import { Pages } from '../src/modules/pages';
import { Plays } from '../src/modules/plays';
import type { App } from './app';
import { h2, p, render, ul } from './html';
import type { Cast } from './seed-people';

const draft = {
  key: 'harbour-draft',
  title: 'Half-time talk: three questions',
  tags: ['match-plan'],
  blocks: [
    p('Two minutes of water first. Then three questions, one answer each, and nobody answers twice.'),
    h2('The questions'),
    ul(
      'What are they doing that we did not expect?',
      'Where is the space when we have the ball?',
      'What do we do first after the restart?',
    ),
    h2('Who speaks'),
    p('The captain asks. A forward answers the first, a back the second, the nine or the ten the third.'),
    p('Still open: do we show the two clips on the tablet, or is that too much?'),
  ],
};

const deletedPage = {
  key: 'harbour-deleted',
  title: 'Kit list: pre-season',
  tags: ['first-xv'],
  blocks: [
    p('For the three days at the lake.'),
    ul('Two training shirts, the blue ones', 'Boots and runners', 'Gumshield', 'A towel of your own'),
  ],
};

const deletedFile = {
  name: 'Lineout calls 2024.txt',
  content: Readable.from([Buffer.from('2 = front, 4 = middle, 6 = back. Not used any more.\n')]),
};

const draftPlay = {
  name: 'Tern',
  formation: 'Scrum, 8 picks up',
  description: 'A first idea for the short side. Not trained yet.',
  tags: ['attack'],
};
const wordsOfDraftPlay = [p('8 picks up and goes to the short side, 9 loops behind him.')];

/** Writes drafts of a page and a play into a team, and moves a page and a file to its bin; its deleted play comes with its plays. */
export async function seedDraftAndBin(app: App, teamId: number, cast: Cast): Promise<void> {
  const coach = cast('coach');
  const noPicture = () => {
    throw new Error('These pages show no pictures');
  };
  const write = ({ key, blocks, ...words }: typeof draft, isDraft: boolean) => {
    const content = render({ blocks }, key, noPicture);
    return app.get(Pages).create(coach, teamId, { ...words, content, draft: isDraft });
  };
  await write(draft, true);
  const playContent = render({ blocks: wordsOfDraftPlay }, 'harbour-draft-play', noPicture);
  await app.get(Plays).create(coach, teamId, { ...draftPlay, content: playContent, draft: true });
  const { id: pageId } = await write(deletedPage, false);
  await app.get(Pages).remove(coach, pageId);
  const [file] = await app.get(Media).upload(coach, teamId, Readable.from([deletedFile]));
  if (file) await app.get(Media).remove(coach, teamId, file.id);
}
