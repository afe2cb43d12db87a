import { Readable } from 'node:stream';
import type { ContentKind, MediaFile, Page, Play, Team } from '@touchline/contract';
import { mentionHtml, toMention } from '@touchline/content';
import { Categories } from '../src/modules/categories';
import { CategoryOrder } from '../src/modules/lifecycle';
import { Media, type IncomingFile } from '../src/modules/media';
import { PageReading, Pages } from '../src/modules/pages';
import { Pins } from '../src/modules/pins';
import { Plays } from '../src/modules/plays';
import { Teams } from '../src/modules/teams';
import { Database } from '../src/platform/database';
import type { CurrentUser } from '../src/platform/http';
import type { App } from './app';
import { categoriesOf } from './categories';
import type { Club } from './club';
import { render, type DemoPage, type Place } from './html';
import { ordersOf } from './orders';
import { pagesOf } from './pages';
import { picturesOf } from './pictures';
import { pinsOf } from './pins';
import { playsOf } from './plays';
import type { Discussed } from './seed-comments';
import type { Cast } from './seed-people';
import { stillPicture } from './still-picture';

/** Creates a team with its members, pictures, pages and plays. */
export async function seedClub(
  app: App,
  club: Club,
  cast: Cast,
): Promise<{ team: Team; contents: Discussed[] }> {
  const { name, sport, ageGroup, description } = club;
  const team = await app.get(Teams).create(cast('manager'), { name, sport, ageGroup, description });
  await addMembers(app, cast, { ...club, teamId: team.id });
  const files = await app.get(Media).upload(cast('coach'), team.id, drawings(club.key));
  const find = pictureFinder(club.key, files);
  const fileUnder = await categorise(app, cast('coach'), { teamId: team.id, key: club.key });
  const destination = { teamId: team.id, find, fileUnder };
  const pages: Page[] = [];
  for (const [index, page] of (pagesOf[club.key] ?? []).entries()) {
    pages.push(await write(app, cast, { ...destination, page, key: `${club.key}-${index + 1}` }));
  }
  await starSome(app, pages, Object.keys(club.members).map(cast));
  const plays = await drawUp(app, cast, { ...destination, key: club.key, pages });
  if (plays[1] && 'player' in club.members) await app.get(Plays).star(cast('player'), plays[1].id, true);
  const contentOf = contentFinder(pages, plays);
  for (const title of pinsOf[club.key] ?? []) await app.get(Pins).pin(cast('coach'), contentOf(title), true);
  for (const titles of ordersOf[club.key] ?? []) await order(app, cast('coach'), titles.map(contentOf));
  const contents = [
    ...pages.map((page) => ({ kind: 'page' as const, ...page })),
    ...plays.map((play) => ({ kind: 'play' as const, ...play, title: play.name })),
  ];
  return { team, contents };
}

/** Stars pages for each of the first four members. */
async function starSome(app: App, pages: readonly Page[], members: readonly CurrentUser[]): Promise<void> {
  for (const [place, member] of members.slice(0, 4).entries())
    for (const page of pages.filter((_, index) => index % 4 === place))
      await app.get(PageReading).star(member, page.id, true);
}

interface Content {
  kind: ContentKind;
  id: number;
}

/** Returns a function that finds a page or play of the club by its title. */
const contentFinder =
  (pages: readonly Page[], plays: readonly Play[]) =>
  (wanted: string): Content => {
    const page = pages.find(({ title }) => title === wanted);
    if (page) return { kind: 'page', id: page.id };
    const play = plays.find(({ name }) => name === wanted);
    if (play) return { kind: 'play', id: play.id };
    throw new Error(`The demo club has no page or play ${wanted}`);
  };

/** Moves each page or play of a category after the one before it in the list. */
async function order(app: App, coach: CurrentUser, contents: readonly Content[]): Promise<void> {
  for (const [index, content] of contents.slice(1).entries()) {
    const anchor = contents[index];
    if (anchor) await app.get(CategoryOrder).move(coach, content, { side: 'after', ...anchor });
  }
}

/** Creates the plays of a team, with their history. */
async function drawUp(
  app: App,
  cast: Cast,
  { teamId, key, find, fileUnder, pages }: Omit<Draft, 'page'> & { pages: readonly Page[] },
): Promise<Play[]> {
  const made: Play[] = [];
  for (const [index, each] of (playsOf[key] ?? []).entries()) {
    const { author, blocks, revisions = [], isDeleted, ...play } = each;
    const write = (written: DemoPage['blocks']) =>
      withMentions(render({ blocks: written }, `${key}-play-${index + 1}`, find), pages);
    const categoryId = fileUnder(play.tags);
    const drawn = { ...play, content: write(blocks), categoryId };
    const created = await app.get(Plays).create(cast(author), teamId, drawn);
    for (const revision of revisions)
      await app.get(Plays).change(cast('coach'), created.id, { content: write(revision) });
    if (isDeleted) await app.get(Plays).remove(cast(author), created.id);
    made.push(created);
  }
  return made;
}

const withMentions = (html: string, pages: readonly Page[]) =>
  html.replace(/\[\[(.+?)\]\]/g, (_, title: string) => {
    const { id } = contentFinder(pages, [])(title);
    return mentionHtml(toMention('page', id), title);
  });

interface Draft {
  teamId: number;
  page: DemoPage;
  key: string;
  find: Place['picture'];
  /** Returns the category for content with these tags. */
  fileUnder: (tags: readonly string[]) => number | null;
}

/** Creates the tree of a team's categories; returns which category content belongs to. */
async function categorise(
  app: App,
  coach: CurrentUser,
  { teamId, key }: Pick<Draft, 'teamId' | 'key'>,
): Promise<Draft['fileUnder']> {
  const made: { id: number; name: string; tag: string }[] = [];
  for (const { name, tag, below } of categoriesOf[key] ?? []) {
    const parentId = made.find((each) => each.name === below)?.id ?? null;
    const { id } = await app.get(Categories).create(coach, teamId, { name, parentId });
    made.push({ id, name, tag });
  }
  return (tags) => made.findLast(({ tag }) => tags.includes(tag))?.id ?? null;
}

/** Writes every third page in two sittings, so that it has a history. */
async function write(app: App, cast: Cast, { teamId, page, key, find, fileUnder }: Draft): Promise<Page> {
  const author = cast(page.author);
  const { title, tags } = page;
  const content = render(page, key, find);
  const labels = { title, tags, categoryId: fileUnder(tags) };
  if (!/[369]$/.test(key)) return app.get(Pages).create(author, teamId, { ...labels, content });
  const first = render({ ...page, blocks: page.blocks.slice(0, -2) }, key, find);
  const created = await app.get(Pages).create(author, teamId, { ...labels, content: first });
  const coach = cast('coach');
  const change = (blocks: DemoPage['blocks']) =>
    app.get(Pages).changeLocked(coach, created.id, { content: render({ ...page, blocks }, key, find) });
  // Two saves in one sitting: one row of the history.
  if (key.endsWith('3')) await change(page.blocks.slice(0, -1));
  return change(page.blocks);
}

async function addMembers(
  app: App,
  cast: Cast,
  { teamId, members, shirts }: Pick<Club, 'members' | 'shirts'> & { teamId: number },
): Promise<void> {
  await app.get(Database).transaction(async (tx) => {
    for (const [name, role] of Object.entries(members)) {
      const { number = null, positions = [] } = shirts[name] ?? {};
      await tx.query(
        `insert into team_members (team_id, user_id, role, number, positions) values ($1, $2, $3, $4, $5)
         on conflict (team_id, user_id) do nothing`,
        [teamId, cast(name).userId, role, number, positions],
      );
    }
  });
}

/** Draws and stores the pictures one at a time, which limits memory. */
function drawings(key: string): AsyncIterable<IncomingFile> {
  async function* draw(): AsyncGenerator<IncomingFile> {
    for (const { name, board } of picturesOf[key] ?? [])
      yield { name: `${name}.png`, content: Readable.from([await stillPicture(board)]) };
  }
  return draw();
}

function pictureFinder(key: string, files: readonly MediaFile[]): Place['picture'] {
  return (name) => {
    const file = files.find(({ originalName }) => originalName === `${name}.png`);
    const picture = (picturesOf[key] ?? []).find((each) => each.name === name);
    if (!file || !picture) throw new Error(`The demo club has no picture ${name}`);
    return { src: file.url, alt: picture.alt };
  };
}
