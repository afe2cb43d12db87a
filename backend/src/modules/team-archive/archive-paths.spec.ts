import { calls, type MediaFile, type Page, type SpaceImport } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { exportTeam, importTeam } from '../../../test/archive';
import { given } from '../../../test/given';
import { aPicture, sendFiles } from '../../../test/media';
import { staffedTeam, type StaffedTeam } from '../../../test/people';
import { entriesIn, zipOf, type Entries } from '../../../test/zip';

const app = useApp();

const pagesOf = async ({ coach, teamId }: StaffedTeam) =>
  (await coach.call(calls.pages.list, { teamId })).body as Page[];
const filesOf = async ({ coach, teamId }: StaffedTeam) =>
  (await coach.call(calls.media.list, { teamId })).body as MediaFile[];

const pictureOf = ({ url }: MediaFile) =>
  `<figure data-id="f" data-type="image" data-cols="6"><img src="${url}?size=medium" alt="Us" width="320" height="200"></figure>`;

/** Creates a page with a picture of the given name, and returns the archive of its team. */
async function teamWithPicture(name: string) {
  const team = await staffedTeam(app);
  const sent = await sendFiles(app, team.coach, { teamId: team.teamId, files: [[name, aPicture]] });
  const [picture] = sent.body as [MediaFile];
  await given.page(team.coach, team.teamId, { title: 'Calls', content: pictureOf(picture) });
  return { team, picture, zip: await exportTeam(app, team) };
}

async function importedInto(zip: Buffer) {
  const team = await staffedTeam(app);
  const { status, body } = await importTeam(app, team.coach, { teamId: team.teamId, zip });
  return { team, status, body: body as SpaceImport };
}

/** Expects that the only page shows the only file. */
async function expectPicture(team: StaffedTeam): Promise<void> {
  const [[page], [file]] = [await pagesOf(team), await filesOf(team)];
  expect(page!.content).toContain(`src="${file!.url}?size=medium"`);
}

const ascii = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => place + 32));

describe('a file of an archive', () => {
  it.each([
    "coach's.png",
    'Q&A &amp; more &#39;.png',
    '100 % (2).png',
    'größe – «été» 🏉.png',
    'groesse\u0308.png',
    `${ascii.replace(/[/\\]/g, '')}.png`,
  ])('is found again by its name: %s', async (name) => {
    const { picture, zip } = await teamWithPicture(name);
    const { team, status, body } = await importedInto(zip);
    expect([status, body]).toEqual([201, { pages: 1, plays: 0, files: 1 }]);
    expect((await filesOf(team))[0]!.originalName).toBe(picture.originalName);
    await expectPicture(team);
  });

  it('is reported if it was left out, and so are links to what was never in it', async () => {
    const { picture, zip } = await teamWithPicture("coach's.png");
    const entries = await entriesIn(zip);
    const path = `media/${picture.id}-coach's.png`;
    delete entries[path];
    const page = Object.keys(entries).find((name) => /^pages\/.*html$/.test(name))!;
    const more =
      '<p data-id="p"><a href="99-gone.html#a">gone</a> <a href="https://club.example/x">x</a> <a href="#a">a</a></p>';
    entries[page] = Buffer.from(entries[page]!.toString().replace('</main>', `${more}</main>`));
    const { status, body } = await importedInto(await zipOf(entries));
    expect(status).toBe(201);
    expect(body).toEqual({
      pages: 1,
      plays: 0,
      files: 0,
      missing: [{ path }, { path, title: 'Calls' }, { path: 'pages/99-gone.html', title: 'Calls' }],
    });
  });
});

interface Header {
  signature: string;
  flagsAt: number;
  lengthAt: number;
  nameAt: number;
}

/** Changes names in the local headers or the central directory of a zip, in which bit 11 of the flags says that they are UTF-8. */
function withBackslashes(zip: Buffer, { signature, flagsAt, lengthAt, nameAt }: Header): void {
  for (let at = zip.indexOf(signature); at >= 0; at = zip.indexOf(signature, at + 4)) {
    zip.writeUInt16LE(zip.readUInt16LE(at + flagsAt) & ~0x800, at + flagsAt);
    const name = zip.subarray(at + nameAt, at + nameAt + zip.readUInt16LE(at + lengthAt));
    name.set(name.map((byte) => (byte === 0x2f ? 0x5c : byte)));
  }
}

describe('an archive whose folder was packed again', () => {
  const inFolder = (entries: Entries, folder: string, rename = (name: string) => name) =>
    Object.fromEntries(
      Object.entries(entries).map(([name, content]) => [`${folder}/${rename(name)}`, content]),
    );

  it('is imported, with entries of the system beside it', async () => {
    const { zip } = await teamWithPicture('größe.png');
    const entries = inFolder(await entriesIn(zip), 'Rovers 2', (name) => name.normalize('NFD'));
    const ofSystem = {
      'Rovers 2/.DS_Store': '',
      '__MACOSX/Rovers 2/._space.json': 'x',
      '__MACOSX/space.json': '',
    };
    const { team, status, body } = await importedInto(await zipOf({ ...ofSystem, ...entries }));
    expect([status, body]).toEqual([201, { pages: 1, plays: 0, files: 1 }]);
    await expectPicture(team);
  });

  it('is imported with backslashes between folders, and with names in UTF-8 that do not say so', async () => {
    const { zip } = await teamWithPicture('größe.png');
    const packed = await zipOf(inFolder(await entriesIn(zip), 'Rovers'));
    withBackslashes(packed, { signature: 'PK\u0003\u0004', flagsAt: 6, lengthAt: 26, nameAt: 30 });
    withBackslashes(packed, { signature: 'PK\u0001\u0002', flagsAt: 8, lengthAt: 28, nameAt: 46 });
    const { team, status } = await importedInto(packed);
    expect(status).toBe(201);
    await expectPicture(team);
  });
});

describe('a Markdown document of an archive', () => {
  const markdownOf = async (team: StaffedTeam, title: RegExp) => {
    const entries = await entriesIn(await exportTeam(app, team));
    return entries[
      Object.keys(entries).find((name) => title.test(name) && name.endsWith('.md'))!
    ]!.toString();
  };

  it('has front matter, links to Markdown, and pictures without a size', async () => {
    const { team, picture } = await teamWithPicture("coach's (1).png");
    const { coach, teamId } = team;
    const above = await given.category(coach, teamId, { name: 'Attack' });
    const category = await given.category(coach, teamId, { name: 'Set: pieces', parentId: above.id });
    const [target] = await pagesOf(team);
    const play = await given.play(coach, teamId, { name: 'Falcon', formation: '4-3-3', board: null });
    const page = await given.page(coach, teamId, {
      title: 'Plan: "A" # 1',
      tags: ['U16', 'no'],
      categoryId: category.id,
      draft: true,
      content: `<p data-id="a"><a href="/pages/${target!.id}#f">Calls</a> <a href="/plays/${play.id}">Falcon</a></p>${pictureOf(picture)}`,
    });
    const text = await markdownOf(team, /plan/);
    expect(text.slice(0, text.indexOf('\n\n'))).toBe(
      [
        '---',
        `title: 'Plan: "A" # 1'`,
        'tags:',
        '  - U16',
        '  - "no"',
        'category:',
        '  - Attack',
        '  - "Set: pieces"',
        'draft: true',
        `author: ${page.creator!.username}`,
        `created: ${page.createdAt}`,
        `updated: ${page.updatedAt}`,
        '---',
      ].join('\n'),
    );
    expect(text).toContain('# Plan: "A" # 1\n\n');
    expect(text).toContain(`[Calls](${target!.id}-calls.md) [Falcon](../plays/${play.id}-falcon.md)`);
    expect(text).toContain(`![Us](../media/${picture.id}-coach%27s%20%281%29.png)`);
    expect(await markdownOf(team, /falcon/)).toContain('formation: 4-3-3\n');
  });
});
