import { existsSync, readdirSync } from 'node:fs';
import { crc32, deflateRawSync } from 'node:zlib';
import {
  calls,
  type Category,
  type MediaFile,
  type Page,
  type PageSummaries,
  type Pin,
  type Play,
} from '@touchline/contract';
import { boardSamples, lineUpOf, samplePlays, writeBoard } from '@touchline/contract/boards';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { exportTeam, formationsOf, importTeam } from '../../../test/archive';
import { given } from '../../../test/given';
import { aPicture, fetchBytes, filesOnDisk, sendFiles } from '../../../test/media';
import { staffedTeam, type Person, type StaffedTeam } from '../../../test/people';
import { entriesIn, zipOf, type Entries } from '../../../test/zip';

const app = useApp();

const exported = (team: StaffedTeam) => exportTeam(app, team);
const imported = (who: Person, teamId: number, zip: Buffer) => importTeam(app, who, { teamId, zip });
const pagesOf = async ({ coach, teamId }: StaffedTeam) =>
  (await coach.call(calls.pages.list, { teamId })).body as Page[];
const filesOf = async ({ coach, teamId }: StaffedTeam) =>
  (await coach.call(calls.media.list, { teamId })).body as MediaFile[];
const categoriesOf = async ({ coach, teamId }: StaffedTeam) =>
  (await coach.call(calls.categories.list, { teamId })).body as Category[];

/** Creates two pages that link to each other, one with a picture, two categories deep. */
async function filledTeam() {
  const team = await staffedTeam(app);
  const { coach, teamId } = team;
  const sent = await sendFiles(app, coach, { teamId, files: [['Über "uns" #1.png', aPicture]] });
  const [picture] = sent.body as [MediaFile];
  const above = await given.category(coach, teamId, { name: 'Attack', icon: 'goal' });
  const category = await given.category(coach, teamId, { name: 'Set pieces', parentId: above.id });
  const first = await given.page(coach, teamId, {
    title: 'Kick-off',
    categoryId: category.id,
    tags: ['U16'],
  });
  const second = await given.page(coach, teamId, {
    title: 'Größe & <Mut>',
    content: [
      `<figure data-id="a" data-type="image" data-cols="6"><img src="${picture.url}?size=medium" alt="Us" width="320" height="200"></figure>`,
      `<p data-id="b">See <a href="/pages/${first.id}#block-1">the kick-off</a>, not src="/api/media/1/x" or <a href="https://club.example/a?b=1&amp;c=2">this</a></p>`,
      `<ul data-id="c" data-type="checklist"><li data-checked="true">Boots</li><li data-checked="false">Ball</li></ul>`,
      '<table data-id="d"><thead><tr><th scope="col">Who</th></tr></thead><tbody><tr><td>Kim</td></tr></tbody></table>',
      '<table data-id="e"><thead><tr><th scope="col" colspan="2">Call</th></tr></thead><tbody><tr><td>Red</td><td>Run</td></tr></tbody></table>',
    ].join(''),
  });
  const content = `<p data-id="block-1">Then <a href="/pages/${second.id}">on</a></p>`;
  await coach.call(calls.pages.change, { pageId: first.id }, { body: { content } });
  return { team, picture, first, second };
}

describe('the archive of a team', () => {
  it('contains every page as HTML and Markdown with its files, readable without Touchline', async () => {
    const { team, picture, first, second } = await filledTeam();
    const entries = await entriesIn(await exported(team));
    const [one, two] = [`pages/${first.id}-kick-off`, `pages/${second.id}-größe-mut`];
    const file = `media/${picture.id}-${picture.originalName}`;
    expect(Object.keys(entries).sort()).toEqual(
      [
        'index.html',
        file,
        `${one}.html`,
        `${one}.md`,
        `${two}.html`,
        `${two}.md`,
        'space.json',
        'style.css',
      ].sort(),
    );
    expect(entries[file]!.equals(aPicture)).toBe(true);
    const html = entries[`${two}.html`]!.toString();
    expect(html).toContain('<title>Größe &amp; &lt;Mut&gt;</title>');
    expect(html).toContain(
      `src="../media/${encodeURIComponent(`${picture.id}-${picture.originalName}`)}?size=medium"`,
    );
    expect(html).toContain(`href="${first.id}-kick-off.html#block-1"`);
    expect(html).toContain('not src="/api/media/1/x"');
    expect(html).not.toMatch(/<[^>]*="\/(api|pages)/);
    expect(entries['index.html']!.toString()).toContain(`href="pages/${first.id}-kick-off.html"`);
    const words = entries[`${two}.md`]!.toString();
    expect(words).toContain('# Größe & <Mut>');
    expect(words).toContain('- [x] Boots');
    expect(words).toContain('- [ ] Ball');
    expect(words).toContain('| Who |');
    expect(html).toContain('<th scope="col" colspan="2">Call</th>');
    expect(words).toMatch(/\| Call \| +\|\n\| --- \| --- \|\n\| Red \| Run \|/);
    expect(words).toContain(`[the kick-off](${first.id}-kick-off.md)`);
  });

  it('contains nothing of the bin or of other teams', async () => {
    const { team, first } = await filledTeam();
    await filledTeam();
    await team.coach.call(calls.pages.remove, { pageId: first.id });
    const names = Object.keys(await entriesIn(await exported(team)));
    expect(names.filter((name) => name.endsWith('.md'))).toHaveLength(1);
  });
});

describe('an imported archive', () => {
  it('keeps the order of the pages of a category', async () => {
    const team = await staffedTeam(app);
    const { coach, teamId } = team;
    const { id: categoryId } = await given.category(coach, teamId, { name: 'Attack' });
    const first = await given.page(coach, teamId, { title: 'First', categoryId });
    const { id: pageId } = await given.page(coach, teamId, { title: 'Second', categoryId });
    const body = { side: 'before', kind: 'page', id: first.id };
    await coach.call(calls.order.movePage, { pageId }, { body });
    const other = await staffedTeam(app);
    await imported(other.coach, other.teamId, await exported(team));
    const [category] = await categoriesOf(other);
    const query = { view: 'summary', category: category!.id, order: 'own' };
    const list = await other.coach.call(calls.pages.summaries, { teamId: other.teamId }, { query });
    expect((list.body as PageSummaries).pages.map(({ title }) => title)).toEqual(['Second', 'First']);
  });

  it('becomes new pages with new ids, which link to each other and to files of the team', async () => {
    const { team, first, second } = await filledTeam();
    const other = await staffedTeam(app);
    const zip = await exported(team);
    const answer = await imported(other.coach, other.teamId, zip);
    expect([answer.status, answer.body]).toEqual([201, { pages: 2, plays: 0, files: 1 }]);

    const pages = await pagesOf(other);
    const [one, two] = ['Kick-off', 'Größe & <Mut>'].map((title) =>
      pages.find((page) => page.title === title)!,
    );
    const [file] = await filesOf(other);
    expect(new Set([first.id, second.id, one!.id, two!.id]).size).toBe(4);
    expect(one!.content).toContain(`href="/pages/${two!.id}"`);
    expect(two!.content).toContain(`href="/pages/${one!.id}#block-1"`);
    expect(two!.content).toContain(`src="${file!.url}?size=medium"`);
    expect([one!.tags, one!.version, one!.createdBy]).toEqual([['U16'], 1, other.coach.id]);
    const picture = await fetchBytes(app, other.player, { url: file!.url });
    expect((picture.body as Buffer).equals(aPicture)).toBe(true);
    const categories = await categoriesOf(other);
    const filed = categories.find(({ id }) => id === one!.categoryId)!;
    expect([filed.name, categories.find(({ id }) => id === filed.parentId)?.name]).toEqual([
      'Set pieces',
      'Attack',
    ]);

    const found = await other.player.call(calls.search.everything, {}, { query: { q: 'Boots' } });
    expect(JSON.stringify(found.body)).toContain(`"id":${two!.id}`);
    const { body: history } = await other.coach.call(calls.pages.versions, { pageId: two!.id });
    expect(history.versions).toHaveLength(1);
  });

  it('is restored byte for byte but for its ids, in existing categories', async () => {
    const { team } = await filledTeam();
    const before = await pagesOf(team);
    await imported(team.coach, team.teamId, await exported(team));
    const plain = ({ content, title }: Page) => [title, content.replace(/\d+/g, '0')];
    const after = (await pagesOf(team)).filter(({ id }) => !before.some((page) => page.id === id));
    expect(after.map(plain).sort()).toEqual(before.map(plain).sort());
    expect(await categoriesOf(team)).toHaveLength(2);
  });
});

describe('the plays of an archive', () => {
  const board = samplePlays.soccer;
  const listOf = async ({ coach, teamId }: StaffedTeam) =>
    (await coach.call(calls.plays.list, { teamId })).body as Play[];
  const readPlay = async ({ coach }: StaffedTeam, { id: playId }: Pick<Play, 'id'>) =>
    (await coach.call(calls.plays.read, { playId })).body as Play;

  /** Creates a play with all fields in a category, with a link to a page and a diagram. */
  async function teamWithPlay() {
    const filled = await filledTeam();
    const { team, picture, first } = filled;
    const [category] = await categoriesOf(team);
    const play = await given.play(team.coach, team.teamId, {
      name: 'Über "lap"',
      description: 'For the last <minute>',
      formation: '4-3-3',
      tags: ['U16'],
      content: `<p data-id="a">After <a href="/pages/${first.id}">the kick-off</a></p>`,
      diagramUrl: picture.url,
      categoryId: category!.id,
      board,
    });
    return { ...filled, play, path: `plays/${play.id}-über-lap` };
  }

  it('are HTML and Markdown with the board as a picture and in words, and as JSON byte for byte', async () => {
    const { team, path, picture, first } = await teamWithPlay();
    const entries = await entriesIn(await exported(team));
    const read = (ending: string) => entries[`${path}.${ending}`]!.toString();
    expect(read('json')).toBe(writeBoard(board));
    expect(read('svg')).toMatch(/^<svg /);
    const image = encodeURIComponent(`${picture.id}-${picture.originalName}`);
    expect(read('html')).toContain(`src="../media/${image}"`);
    expect(read('html')).toContain(`src="${encodeURIComponent(path.slice('plays/'.length))}.svg"`);
    expect(read('html')).toContain(`href="../pages/${first.id}-kick-off.html"`);
    expect(read('html')).toContain('For the last &lt;minute&gt;');
    expect(entries['index.html']!.toString()).toContain('lap.html');
    const markdown = read('md');
    for (const { caption } of board.steps) expect(markdown).toContain(caption);
    expect(markdown).toContain('8 (Okafor) passes to 7');
    expect(markdown).toContain('After [the kick-off]');
  });

  it('become plays of the team that imports it, with the same board and their category, diagram and links', async () => {
    const { team } = await teamWithPlay();
    await given.play(team.coach, team.teamId, { name: 'Draft', draft: true, board: null });
    const other = await staffedTeam(app);
    const answer = await imported(other.coach, other.teamId, await exported(team));
    expect([answer.status, answer.body]).toEqual([201, { pages: 2, plays: 2, files: 1 }]);
    const plays = await listOf(other);
    const full = await readPlay(
      other,
      plays.find(({ isDraft }) => !isDraft)!,
    );
    const [file] = await filesOf(other);
    const category = (await categoriesOf(other)).find(({ id }) => id === full.categoryId);
    const page = (await pagesOf(other)).find(({ title }) => title === 'Kick-off');
    expect(full).toMatchObject({
      name: 'Über "lap"',
      description: 'For the last <minute>',
      formation: '4-3-3',
      tags: ['U16'],
      diagramUrl: file!.url,
      version: 1,
    });
    expect(writeBoard(full.board!)).toBe(writeBoard(board));
    expect(full.content).toContain(`href="/pages/${page!.id}"`);
    expect(category?.name).toBe('Attack');
    const { body } = await other.player.call(calls.plays.list, { teamId: other.teamId });
    expect((body as Play[]).map(({ name }) => name)).toEqual(['Über "lap"']);
    const found = await other.player.call(calls.search.everything, {}, { query: { q: 'Okafor' } });
    expect(JSON.stringify(found.body)).toContain(`"id":${full.id}`);
  });

  it('contain no name of a squad member and nothing of the bin', async () => {
    const team = await staffedTeam(app);
    const pieces = board.pieces.map((piece) =>
      piece.id === '8' ? { ...piece, name: 'Quokka', member: team.player.id } : piece,
    );
    await given.play(team.coach, team.teamId, { name: 'One', board: { ...board, pieces } });
    const gone = await given.play(team.coach, team.teamId, { name: 'Gone', board });
    await team.coach.call(calls.plays.remove, { playId: gone.id });
    const entries = await entriesIn(await exported(team));
    expect(Object.keys(entries).filter((name) => name.endsWith('.json')).length).toBe(2);
    for (const content of Object.values(entries)) expect(content.toString()).not.toMatch(/Quokka|"member"/);
  });

  const play = (more: object) => ({ path: 'p', name: 'Falcon', tags: [], category: [], ...more });

  it.each<[string, Entries]>([
    ['no JSON', { 'space.json': index({ plays: [play({ board: 'b' })] }), p: words(''), b: '{' }],
    ['no board', { 'space.json': index({ plays: [play({ board: 'b' })] }), p: words(''), b: '{"v":1}' }],
    ['not there', { 'space.json': index({ plays: [play({ board: 'b' })] }), p: words('') }],
    ['no path', { 'space.json': index({ plays: [play({ board: 1 })] }), p: words('') }],
  ])('are refused as a whole with a board that is %s', async (_, entries) => {
    const team = await staffedTeam(app);
    const { status, body } = await imported(team.coach, team.teamId, await zipOf(entries));
    expect([status < 500, (body as { code: string }).code]).toEqual([true, 'not_a_space']);
    expect(await listOf(team)).toEqual([]);
  });
});

describe('the drafts of an archive', () => {
  it('are drafts in the team that imports it, and other pages are published', async () => {
    const team = await staffedTeam(app);
    await given.page(team.coach, team.teamId, { title: 'Published' });
    await given.page(team.coach, team.teamId, { title: 'Draft', draft: true });
    const zip = await exported(team);
    const other = await staffedTeam(app);
    expect((await imported(other.coach, other.teamId, zip)).status).toBe(201);
    const byTitle = Object.fromEntries((await pagesOf(other)).map(({ title, isDraft }) => [title, isDraft]));
    expect(byTitle).toEqual({ Published: false, Draft: true });
    const { body } = await other.player.call(calls.pages.list, { teamId: other.teamId });
    expect((body as Page[]).map(({ title }) => title)).toEqual(['Published']);
  });
});

describe('the pinned pages of an archive', () => {
  const pin = ({ coach }: StaffedTeam, { id: pageId }: Page) =>
    coach.call(calls.pins.pinPage, { pageId }, { body: { isPinned: true } });
  const pinnedTitles = async ({ player, teamId }: StaffedTeam) =>
    ((await player.call(calls.pins.list, { teamId })).body as Pin[]).map(({ title }) => title);

  it('are pinned in the same order in the team that imports it', async () => {
    const { team, first, second } = await filledTeam();
    await pin(team, second);
    await pin(team, first);
    const other = await staffedTeam(app);
    await imported(other.coach, other.teamId, await exported(team));
    expect(await pinnedTitles(other)).toEqual([second.title, first.title]);
  });

  it('are pinned as far as six pins allow', async () => {
    const { team, first, second } = await filledTeam();
    await pin(team, second);
    await pin(team, first);
    const zip = await exported(team);
    const other = await staffedTeam(app);
    for (const title of ['1', '2', '3', '4', '5'])
      await pin(other, await given.page(other.coach, other.teamId, { title }));
    expect((await imported(other.coach, other.teamId, zip)).status).toBe(201);
    expect(await pinnedTitles(other)).toEqual(['1', '2', '3', '4', '5', second.title]);
  });
});

const page = (path: string, title = 'Page') => ({ path, title, tags: [], category: [] });
const index = (about: object) =>
  JSON.stringify({ format: 1, team: 'Rovers', pages: [], files: [], ...about });
const words = (content: string) => `<html><main>${content}</main></html>`;

/** Flips one byte of the archive, after a marker. */
function flipped(zip: Buffer, after: string): Buffer {
  const at = zip.indexOf(after) + after.length;
  zip[at] = zip[at]! ^ 1;
  return zip;
}

/** A zip bomb: one entry that declares less than it unpacks to, or more than the limit. */
function bomb(said: number, real = 50_000_000): Buffer {
  const [name, packed] = [Buffer.from('space.json'), deflateRawSync(Buffer.alloc(real, 32))];
  const sum = crc32(Buffer.alloc(real, 32));
  const facts = Buffer.alloc(16);
  facts.writeUInt32LE(sum, 0);
  facts.writeUInt32LE(packed.length, 4);
  facts.writeUInt32LE(said, 8);
  facts.writeUInt16LE(name.length, 12);
  const local = Buffer.concat([Buffer.from('504b03041400000008000000215a', 'hex'), facts, name]);
  const central = Buffer.concat([
    Buffer.from('504b010214001400000008000000215a', 'hex'),
    ...[facts, Buffer.alloc(14), name],
  ]);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(central.length, 12);
  end.writeUInt32LE(local.length + packed.length, 16);
  return Buffer.concat([local, packed, central, end]);
}

describe('an invalid archive is refused and leaves nothing', () => {
  const expectRefused = async (zip: Buffer, expected: string) => {
    const team = await staffedTeam(app);
    const { body, status } = await imported(team.coach, team.teamId, zip);
    expect([(body as { code: string }).code, status < 500]).toEqual([expected, true]);
    expect([await pagesOf(team), await filesOf(team), await categoriesOf(team)]).toEqual([[], [], []]);
    expect(await formationsOf(team)).toEqual([]);
    expect(filesOnDisk(app, team.teamId)).toEqual([]);
    expect(
      existsSync(app.dataDir) && readdirSync(app.dataDir).filter((name) => name.startsWith('.import')),
    ).toEqual([]);
  };

  it.each<[string, Entries, string]>([
    ['a zip without an index', { 'readme.txt': 'Hello' }, 'not_a_space'],
    ['an index that is no JSON', { 'space.json': '{' }, 'not_a_space'],
    ['an index of another kind', { 'space.json': '[null]' }, 'not_a_space'],
    ['an index of a later format', { 'space.json': index({ format: 2 }) }, 'not_a_space'],
    ['a page that is not there', { 'space.json': index({ pages: [page('pages/1.html')] }) }, 'not_a_space'],
    [
      'a path that leads out',
      { 'space.json': index({ files: [{ path: '../../etc/passwd', name: 'x' }] }) },
      'not_a_space',
    ],
    [
      'a pin that is no number',
      { 'space.json': index({ pages: [{ ...page('1'), pin: 'first' }] }), 1: words('') },
      'not_a_space',
    ],
    ['formations that are no list', { 'space.json': index({ formations: 'all' }) }, 'not_a_space'],
    [
      'a formation with steps',
      { 'space.json': index({ formations: [{ name: 'Box', lineUp: boardSamples.overlap }] }) },
      'not_a_space',
    ],
    [
      'a formation without a name',
      { 'space.json': index({ formations: [{ name: ' ', lineUp: lineUpOf(boardSamples.overlap) }] }) },
      'not_a_space',
    ],
    [
      'a page without a title',
      { 'space.json': index({ pages: [page('1', ' ')] }), 1: words('') },
      'not_a_space',
    ],
    [
      'a page as long as a book',
      { 'space.json': index({ pages: [page('1')] }), 1: words('a'.repeat(2_000_001)) },
      'too_large',
    ],
    [
      'a page as deep as a well',
      { 'space.json': index({ pages: [page('1')] }), 1: words('<b>'.repeat(5000)) },
      'too_large',
    ],
    [
      'a program among the files',
      {
        'space.json': index({ files: [{ path: 'a', name: 'a.exe' }] }),
        a: Buffer.from('4d5a90000300', 'hex'),
      },
      'wrong_type',
    ],
    [
      'more pages than anybody has',
      { 'space.json': index({ pages: Array.from({ length: 20_001 }, () => page('1')) }), 1: '' },
      'too_large',
    ],
  ])('%s', async (_, entries, expected) => expectRefused(await zipOf(entries), expected));

  it('a file that is no zip, or a truncated one', async () => {
    await expectRefused(Buffer.from('Kick-off 14:30'), 'not_a_space');
    await expectRefused((await zipOf({ 'space.json': index({}) })).subarray(20), 'not_a_space');
  });

  it('one that is corrupt after its first page', async () => {
    const pages = [page('first'), page('second')].map((each) => ({
      ...each,
      category: [{ name: 'Attack', icon: null }],
    }));
    const files = [{ path: 'notes', name: 'notes.txt' }];
    const zip = await zipOf({
      'space.json': index({ pages, files }),
      notes: 'Be early',
      first: words('One'),
      second: words('Two'),
    });
    await expectRefused(flipped(zip, 'second'), 'not_a_space');
  });

  it('names with path traversal', async () => {
    const zip = await zipOf({ 'space.json': index({}), 'aa/bb': 'x' });
    for (const name of ['../bb', '/a/bb', '..\\bb'])
      await expectRefused(
        Buffer.from(zip.toString('latin1').replaceAll('aa/bb', name), 'latin1'),
        'not_a_space',
      );
  });

  it('duplicate names', async () => {
    const zip = await zipOf({ 'space.json': index({}), aaaa: '1', bbbb: '2' });
    await expectRefused(
      Buffer.from(zip.toString('latin1').replaceAll('bbbb', 'aaaa'), 'latin1'),
      'not_a_space',
    );
  });

  it('entries that unpack to more than declared, or declare more than the limit', async () => {
    await expectRefused(bomb(1000), 'not_a_space');
    await expectRefused(bomb(50_000_000), 'too_large');
  });
});

it('the content of an imported page is sanitised like any other', async () => {
  const team = await staffedTeam(app);
  const content =
    '<p data-id="a" onclick="x()">Hi<script>x()</script><img src="https://elsewhere.example/x.png"></p>';
  const zip = await zipOf({
    'space.json': index({ pages: [page('pages/1.html')] }),
    'pages/1.html': words(content),
  });
  expect((await imported(team.coach, team.teamId, zip)).status).toBe(201);
  expect((await pagesOf(team))[0]!.content).toBe('<p>Hi</p>');
});
