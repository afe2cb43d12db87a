import {
  canImportSpace,
  pageRules,
  type MediaFile,
  type NewPage,
  type SpaceImport,
} from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Settings } from '../../settings';
import { Access } from '../access';
import { Categories } from '../categories';
import { Media, type IncomingFile } from '../media';
import { PageImport } from '../pages';
import { indexName, readIndex, type IndexedCategory, type IndexedPage, type SpaceIndex } from './space-index';
import { mendLinks, placeInArchive, type Mend } from './space-links';
import { contentIn } from './space-page';
import { ZipReader } from './zip-reader';

interface Place {
  actor: CurrentUser;
  teamId: number;
}

/** Imports an archive into a team: first files and categories, then pages, which refer to both. */
@Injectable()
export class SpaceImports {
  constructor(
    private readonly access: Access,
    private readonly media: Media,
    private readonly categories: Categories,
    private readonly pages: PageImport,
    private readonly settings: Settings,
  ) {}

  async add(actor: CurrentUser, teamId: number, sent: AsyncIterable<IncomingFile>): Promise<SpaceImport> {
    await this.access.toTeam(actor, teamId, canImportSpace);
    const zip = await receiveOne(this.settings.dataDir, sent);
    try {
      return await this.addAll({ actor, teamId }, zip);
    } finally {
      await zip.close();
    }
  }

  /** Imports all or nothing: an error deletes the files and categories added so far. */
  private async addAll(place: Place, zip: ZipReader): Promise<SpaceImport> {
    const { actor, teamId } = place;
    const index = readIndex(await zip.text(indexName));
    for (const { path } of [...index.pages, ...index.files])
      if (!zip.has(path)) throw new Refusal('not_a_space');
    const files = index.files.length > 0 ? await this.media.upload(actor, teamId, filesIn(zip, index)) : [];
    const made: number[] = [];
    try {
      const filed = await this.file(place, index, made);
      const mend = (ids: readonly number[]) => inward(index, { ids, files });
      const pages = (ids: readonly number[]) => pagesIn(zip, index, { filed, mend: mend(ids) });
      await this.pages.add(actor, teamId, { count: index.pages.length, pages });
    } catch (error) {
      for (const { id } of files) await this.media.remove(actor, teamId, id).catch(() => undefined);
      for (const categoryId of made.reverse())
        await this.categories.remove(actor, { teamId, categoryId }).catch(() => undefined);
      throw error;
    }
    return { pages: index.pages.length, files: files.length };
  }

  /** Returns the category of each page. Creates missing ones and adds their ids to `made`. */
  private async file(
    { actor, teamId }: Place,
    { pages }: SpaceIndex,
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

async function receiveOne(folder: string, sent: AsyncIterable<IncomingFile>): Promise<ZipReader> {
  let zip: ZipReader | undefined;
  try {
    for await (const { content } of sent) zip ??= await ZipReader.receive(folder, content);
  } catch (error) {
    await zip?.close();
    throw error;
  }
  if (!zip) throw new Refusal('not_a_space');
  return zip;
}

async function* filesIn(zip: ZipReader, { files }: SpaceIndex): AsyncGenerator<IncomingFile> {
  for (const { path, name } of files) yield { name, content: await zip.open(path) };
}

interface Places {
  filed: readonly (number | null)[];
  mend: Mend;
}

async function* pagesIn(
  zip: ZipReader,
  { pages }: SpaceIndex,
  { filed, mend }: Places,
): AsyncGenerator<NewPage> {
  for (const [place, { path, title, tags }] of pages.entries()) {
    const content = mendLinks(contentIn(await zip.text(path)) ?? '', mend);
    if (pageRules.pageContent(content)) throw new Refusal('too_large');
    yield { title, tags, content, categoryId: filed[place] ?? null };
  }
}

/** Rewrites relative paths in the archive to URLs of the imported pages and files. */
function inward(
  { pages, files: named }: SpaceIndex,
  { ids, files }: { ids: readonly number[]; files: readonly MediaFile[] },
): Mend {
  const addresses = new Map<string, string | undefined>([
    ...pages.map(({ path }: IndexedPage, place) => [path, `/pages/${ids[place]}`] as const),
    ...named.map(({ path }, place) => [path, files[place]?.url] as const),
  ]);
  return (address) => {
    const place = placeInArchive(address);
    const found = place && addresses.get(place.path);
    return found && found + place.rest;
  };
}
