import { join } from 'node:path';
import {
  canImportSpace,
  limits,
  pageRules,
  type MediaFile,
  type MissingInArchive,
  type NewPage,
  type NewPageTemplate,
  type NewPlay,
  type SpaceImport,
} from '@touchline/contract';
import { parseBoard, type Board } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { Refusal, type CurrentUser } from '../../platform/http';
import { Tokens } from '../../platform/tokens';
import { Settings } from '../../settings';
import { Access } from '../access';
import { BoardFormations } from '../board-formations';
import { Categories } from '../categories';
import { Media, type IncomingFile } from '../media';
import { PageImport } from '../pages';
import { PageTemplates } from '../page-templates';
import { Pins } from '../pins';
import { Plays } from '../plays';
import {
  INDEX_NAME,
  playsIn,
  readIndex,
  templatesIn,
  type IndexedCategory,
  type ArchiveIndex,
} from './archive-index';
import { archivePath, rewriteLinks, rewriteMentions, type RewriteLink } from './archive-links';
import { contentIn } from './archive-page';
import { ZipReader } from './zip-reader';

interface ImportTarget {
  actor: CurrentUser;
  teamId: number;
}

/** Imports an archive into a team: first files and categories, then pages and plays, which refer to both. */
@Injectable()
export class TeamImport {
  constructor(
    private readonly access: Access,
    private readonly media: Media,
    private readonly categories: Categories,
    private readonly pages: PageImport,
    private readonly plays: Plays,
    private readonly pins: Pins,
    private readonly formations: BoardFormations,
    private readonly templates: PageTemplates,
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
    const listed = readIndex(await zip.text(INDEX_NAME));
    const index = { ...listed, files: listed.files.filter(({ path }) => zip.has(path)) };
    const missing = new Missing(listed.files.filter(({ path }) => !zip.has(path)));
    if (!pathsIn(index).every((path) => zip.has(path))) throw new Refusal('not_a_space');
    const files = index.files.length > 0 ? await this.media.upload(actor, teamId, filesIn(zip, index)) : [];
    const made: number[] = [];
    try {
      const filed = await this.file(target, index, made);
      const playIds = await this.plays.reserve(playsIn(index).length);
      const contextOf = (ids: readonly number[]) => ({
        files,
        filed,
        rewrite: toTeamLinks(index, { ids, playIds, files }),
        missing,
      });
      const pages = (ids: readonly number[]) => pagesIn(zip, index, contextOf(ids));
      const pinned = pinnedIn(index);
      await this.pages.add(actor, teamId, {
        count: index.pages.length,
        pages,
        then: async (tx, ids) => {
          const plays = importedPlays(zip, index, contextOf(ids));
          await this.plays.addImported(tx, actor, { teamId, ids: playIds, plays });
          const pinnedIds = pinned.flatMap((place) => ids[place] ?? []);
          await this.pins.addImported(tx, teamId, pinnedIds);
          await this.formations.addImported(tx, target, index.formations ?? []);
          if (templatesIn(index).length > 0)
            await this.templates.addImported(tx, target, templatesOf(zip, index, contextOf(ids)));
        },
      });
    } catch (error) {
      const fileIds = files.map(({ id }) => id);
      await this.media.discard(actor, teamId, fileIds).catch(() => undefined);
      for (const categoryId of made.reverse())
        await this.categories.remove(actor, { teamId, categoryId }).catch(() => undefined);
      throw error;
    }
    const counts = { pages: index.pages.length, plays: playsIn(index).length, files: files.length };
    return missing.list.length > 0 ? { ...counts, missing: missing.list } : counts;
  }

  /** Returns the category of each page, then of each play. Creates missing ones and adds their ids to `made`. */
  private async file(
    { actor, teamId }: ImportTarget,
    index: ArchiveIndex,
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
    for (const { category } of [...index.pages, ...playsIn(index)]) filed.push(await find(category));
    return filed;
  }
}

/** Paths that the archive refers to and does not contain. */
class Missing {
  private readonly found = new Map<string, MissingInArchive>();

  constructor(files: readonly { path: string }[]) {
    for (const { path } of files) this.add({ path });
  }

  add(missing: MissingInArchive): void {
    if (this.found.size < limits.listedMissing) this.found.set(JSON.stringify(missing), missing);
  }

  get list(): MissingInArchive[] {
    return [...this.found.values()];
  }
}

/** Returns the paths without which an archive is refused. Files may have been left out of it. */
const pathsIn = (index: ArchiveIndex): string[] => [
  ...[...index.pages, ...templatesIn(index)].map(({ path }) => path),
  ...playsIn(index).flatMap(({ path, board }) => [path, ...(board === undefined ? [] : [board])]),
];

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

interface ImportContext {
  files: readonly MediaFile[];
  /** Categories of the pages, then of the plays. */
  filed: readonly (number | null)[];
  rewrite: RewriteLink;
  missing: Missing;
}

/** Mentions name the imported pages and plays; those of others are only words. */
function importedContent(document: string, title: string, { rewrite, missing }: ImportContext): string {
  const content = rewriteLinks(rewriteMentions(contentIn(document) ?? '', rewrite), (address) => {
    const found = rewrite(address);
    const path = found === undefined && archivePath(address)?.path;
    if (path) missing.add({ path, title });
    return found;
  });
  if (pageRules.pageContent(content)) throw new Refusal('too_large');
  return content;
}

async function* importedPlays(
  zip: ZipReader,
  index: ArchiveIndex,
  context: ImportContext,
): AsyncGenerator<NewPlay> {
  const { filed, files } = context;
  for (const [place, { path, diagram, board, category: _, ...play }] of playsIn(index).entries()) {
    const content = importedContent(await zip.text(path), play.name, context);
    const file = files[index.files.findIndex((each) => each.path === diagram)];
    const categoryId = filed[index.pages.length + place] ?? null;
    const drawn = board === undefined ? null : readBoard(await zip.text(board));
    yield { ...play, content, diagramUrl: file?.url ?? null, board: drawn, categoryId };
  }
}

async function* templatesOf(
  zip: ZipReader,
  index: ArchiveIndex,
  context: ImportContext,
): AsyncGenerator<NewPageTemplate> {
  for (const { path, name, tags } of templatesIn(index)) {
    yield { name, tags, content: importedContent(await zip.text(path), name, context) };
  }
}

function readBoard(json: string): Board {
  const { board } = parseBoard(json);
  if (!board) throw new Refusal('not_a_space');
  return board;
}

async function* pagesIn(
  zip: ZipReader,
  { pages }: ArchiveIndex,
  context: ImportContext,
): AsyncGenerator<NewPage> {
  for (const [place, { path, title, tags, draft = false }] of pages.entries()) {
    const content = importedContent(await zip.text(path), title, context);
    yield { title, tags, content, categoryId: context.filed[place] ?? null, draft };
  }
}

/** Rewrites relative paths in the archive to URLs of the imported pages, plays and files. */
function toTeamLinks(
  index: ArchiveIndex,
  { ids, playIds, files }: Record<'ids' | 'playIds', readonly number[]> & { files: readonly MediaFile[] },
): RewriteLink {
  const addresses = new Map<string, string | undefined>([
    ...index.pages.map(({ path }, place) => [path, `/pages/${ids[place]}`] as const),
    ...playsIn(index).map(({ path }, place) => [path, `/plays/${playIds[place]}`] as const),
    ...index.files.map(({ path }, place) => [path, files[place]?.url] as const),
  ]);
  return (address) => {
    const place = archivePath(address);
    const found = place && addresses.get(place.path);
    return found && found + place.rest;
  };
}
