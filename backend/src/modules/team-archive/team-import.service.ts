import { join } from 'node:path';
import {
  canImportSpace,
  pageRules,
  type MediaFile,
  type NewPage,
  type SpaceImport,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Settings } from '../../settings';
import { Access } from '../access';
import { Categories } from '../categories';
import { Media, type IncomingFile } from '../media';
import { PageImport } from '../pages';
import { Pins } from '../pins';
import {
  INDEX_NAME,
  readIndex,
  type IndexedCategory,
  type IndexedPage,
  type ArchiveIndex,
} from './archive-index';
import { rewriteLinks, archivePath, type RewriteLink } from './archive-links';
import { contentIn } from './archive-page';
import { ZipReader } from './zip-reader';

interface ImportTarget {
  actor: CurrentUser;
  teamId: number;
}

/** Imports an archive into a team: first files and categories, then pages, which refer to both. */
@Injectable()
export class TeamImport {
  constructor(
    private readonly access: Access,
    private readonly media: Media,
    private readonly categories: Categories,
    private readonly pages: PageImport,
    private readonly pins: Pins,
    private readonly settings: Settings,
    private readonly tokens: Tokens,
  ) {}

  async add(actor: CurrentUser, teamId: number, sent: AsyncIterable<IncomingFile>): Promise<SpaceImport> {
    await this.access.toTeam(actor, teamId, canImportSpace);
    const zip = await receiveOne(join(this.settings.dataDir, `.import-${this.tokens.random()}`), sent);
    try {
      return await this.addAll({ actor, teamId }, zip);
    } finally {
      await zip.close();
    }
  }

  /** Imports all or nothing: an error deletes the files and categories added so far. */
  private async addAll(target: ImportTarget, zip: ZipReader): Promise<SpaceImport> {
    const { actor, teamId } = target;
    const index = readIndex(await zip.text(INDEX_NAME));
    for (const { path } of [...index.pages, ...index.files])
      if (!zip.has(path)) throw new Refusal('not_a_space');
    const files = index.files.length > 0 ? await this.media.upload(actor, teamId, filesIn(zip, index)) : [];
    const made: number[] = [];
    try {
      const filed = await this.file(target, index, made);
      const rewrite = (ids: readonly number[]) => toTeamLinks(index, { ids, files });
      const pages = (ids: readonly number[]) => pagesIn(zip, index, { filed, rewrite: rewrite(ids) });
      const pinned = pinnedIn(index);
      await this.pages.add(actor, teamId, {
        count: index.pages.length,
        pages,
        then: (tx, ids) =>
          this.pins.addImported(
            tx,
            teamId,
            pinned.flatMap((place) => ids[place] ?? []),
          ),
      });
    } catch (error) {
      const fileIds = files.map(({ id }) => id);
      await this.media.discard(actor, teamId, fileIds).catch(() => undefined);
      for (const categoryId of made.reverse())
        await this.categories.remove(actor, { teamId, categoryId }).catch(() => undefined);
      throw error;
    }
    return { pages: index.pages.length, files: files.length };
  }

  /** Returns the category of each page. Creates missing ones and adds their ids to `made`. */
  private async file(
    { actor, teamId }: ImportTarget,
    { pages }: ArchiveIndex,
    made: number[],
  ): Promise<(number | null)[]> {
    const known = await this.categories.list(actor, teamId);
    const find = async (path: readonly IndexedCategory[]): Promise<number | null> => {
      const last = path.at(-1);
      if (!last) return null;
      const parentId = await find(path.slice(0, -1));
      const same = known.find((each) => each.parentId === parentId && each.name === last.name.trim());
      if (same) return same.id;
      const category = await this.categories.create(actor, teamId, { ...last, parentId });
      known.push(category);
      made.push(category.id);
      return category.id;
    };
    const filed: (number | null)[] = [];
    for (const { category } of pages) filed.push(await find(category));
    return filed;
  }
}

/** Returns the places in the index of its pinned pages, in their order. */
const pinnedIn = ({ pages }: ArchiveIndex): number[] =>
  pages
    .flatMap(({ pin }, place) => (pin === undefined ? [] : { pin, place }))
    .sort((one, other) => one.pin - other.pin)
    .map(({ place }) => place);

async function receiveOne(path: string, sent: AsyncIterable<IncomingFile>): Promise<ZipReader> {
  let zip: ZipReader | undefined;
  try {
    for await (const { content } of sent) zip ??= await ZipReader.receive(path, content);
  } catch (error) {
    await zip?.close();
    throw error;
  }
  if (!zip) throw new Refusal('not_a_space');
  return zip;
}

async function* filesIn(zip: ZipReader, { files }: ArchiveIndex): AsyncGenerator<IncomingFile> {
  for (const { path, name } of files) yield { name, content: await zip.open(path) };
}

interface PageContext {
  filed: readonly (number | null)[];
  rewrite: RewriteLink;
}

async function* pagesIn(
  zip: ZipReader,
  { pages }: ArchiveIndex,
  { filed, rewrite }: PageContext,
): AsyncGenerator<NewPage> {
  for (const [place, { path, title, tags, draft = false }] of pages.entries()) {
    const content = rewriteLinks(contentIn(await zip.text(path)) ?? '', rewrite);
    if (pageRules.pageContent(content)) throw new Refusal('too_large');
    yield { title, tags, content, categoryId: filed[place] ?? null, draft };
  }
}

/** Rewrites relative paths in the archive to URLs of the imported pages and files. */
function toTeamLinks(
  { pages, files: named }: ArchiveIndex,
  { ids, files }: { ids: readonly number[]; files: readonly MediaFile[] },
): RewriteLink {
  const addresses = new Map<string, string | undefined>([
    ...pages.map(({ path }: IndexedPage, place) => [path, `/pages/${ids[place]}`] as const),
    ...named.map(({ path }, place) => [path, files[place]?.url] as const),
  ]);
  return (address) => {
    const place = archivePath(address);
    const found = place && addresses.get(place.path);
    return found && found + place.rest;
  };
}
