import {
  calls,
  canExportSpace,
  titledFile,
  type BoardFormation,
  type Category,
  type MediaFile,
  type PageTemplateHead,
} from '@touchline/contract';
import { checkBoard, stillSvg, withoutMembers, writeBoard, type Board } from '@touchline/contract/boards';
import { Injectable } from '@nestjs/common';
import { posix } from 'node:path';
import type { Readable } from 'node:stream';
import type { CurrentUser } from '../../platform/http';
import { MediaStorage } from '../../platform/storage';
import { Settings } from '../../settings';
import { Access, withTitles } from '../access';
import { BoardFormations } from '../board-formations';
import { Categories } from '../categories';
import { Media } from '../media';
import { PageTemplates } from '../page-templates';
import { printCss } from '../pages';
import {
  INDEX_NAME,
  type ArchiveIndex,
  type IndexedCategory,
  type IndexedFile,
  type IndexedPage,
  type IndexedPlay,
  type IndexedTemplate,
} from './archive-index';
import { addressOf, rewriteLinks, type RewriteLink } from './archive-links';
import type { FrontMatter } from './archive-markdown';
import { htmlDocument, listDocument } from './archive-page';
import { introOf } from './archive-play';
import {
  TeamArchiveRepository,
  type ExportedPageRow,
  type ExportedPlayRow,
  type PlayContent,
} from './team-archive.repository';
import { ZipWriter } from './zip-writer';

interface ExportedTeam {
  teamId: number;
  /** The user who exports. */
  readerId: number;
  team: string;
  pages: ExportedPageRow[];
  plays: ExportedPlayRow[];
  files: MediaFile[];
  categories: Category[];
  formations: BoardFormation[];
  templates: PageTemplateHead[];
}

/** Exports the pages, plays, files, formations and templates of a team as a zip archive that is readable without Touchline. */
@Injectable()
export class TeamExport {
  constructor(
    private readonly access: Access,
    private readonly repository: TeamArchiveRepository,
    private readonly media: Media,
    private readonly categories: Categories,
    private readonly formations: BoardFormations,
    private readonly templates: PageTemplates,
    private readonly storage: MediaStorage,
    private readonly settings: Settings,
  ) {}

  async open(actor: CurrentUser, teamId: number): Promise<{ name: string; content: Readable }> {
    await this.access.toTeam(actor, teamId, canExportSpace);
    const space = {
      teamId,
      readerId: actor.userId,
      team: await this.repository.findName(teamId),
      pages: await this.repository.findPages(teamId),
      plays: await this.repository.findPlays(teamId),
      files: await this.media.list(actor, teamId),
      categories: await this.categories.list(actor, teamId),
      formations: await this.formations.list(actor, teamId),
      templates: await this.templates.list(actor, teamId),
    };
    const zip = new ZipWriter();
    this.write(zip, space).then(
      () => zip.end(),
      (error: Error) => zip.fail(error),
    );
    return { name: titledFile(space.team, 'zip'), content: zip.content };
  }

  /** Writes the index last, so that it lists only what was written: pages may be deleted during the export. */
  private async write(zip: ZipWriter, space: ExportedTeam): Promise<void> {
    const { team, files } = space;
    await zip.add('style.css', printCss);
    const pages = await this.writePages(zip, space);
    const plays = await this.writePlays(zip, space);
    const templates = await this.writeTemplates(zip, space);
    for (const file of files)
      await zip.add(pathOfFile(file), this.storage.open(file.filename), { isPacked: true });
    const named = files.map((file): IndexedFile => ({ path: pathOfFile(file), name: file.originalName }));
    const listed = [...pages, ...plays.map(({ path, name: title }) => ({ path, title }))];
    await zip.add('index.html', listDocument(team, listed, addressOf));
    const formations = space.formations.map(({ name, lineUp }) => ({ name, lineUp }));
    const index: ArchiveIndex = { format: 1, team, pages, plays, files: named, formations, templates };
    await zip.add(INDEX_NAME, JSON.stringify(index, null, 2));
  }

  private async writePages(zip: ZipWriter, space: ExportedTeam): Promise<IndexedPage[]> {
    const written: IndexedPage[] = [];
    const rewrite = this.linksFrom('pages', space);
    const { markdownDocument } = await import('./archive-markdown');
    for (const page of space.pages) {
      const found = await this.repository.findContent(page.id, space.readerId);
      if (!found) continue;
      const content = withTitles(found.content, found.mentions);
      const { title, tags, category_id: categoryId, pin, is_draft: isDraft } = page;
      const words = { title, tags };
      const path = pathOfPage(page);
      const category = pathTo(space.categories, categoryId);
      await zip.add(path, htmlDocument({ ...words, content: rewriteLinks(content, rewrite.html) }));
      const text = { ...words, content: rewriteLinks(content, rewrite.md) };
      await zip.add(withEnding(path, 'md'), markdownDocument(text, frontMatterOf(page, category)));
      const marks = { ...(pin !== null && { pin }), ...(isDraft && { draft: true }) };
      written.push({ path, title, tags, category, ...marks });
    }
    return written;
  }

  private async writeTemplates(zip: ZipWriter, space: ExportedTeam): Promise<IndexedTemplate[]> {
    const written: IndexedTemplate[] = [];
    const rewrite = this.linksFrom('templates', space);
    const { markdownDocument } = await import('./archive-markdown');
    for (const { id, name, tags } of space.templates) {
      const template = await this.templates.find({ teamId: space.teamId, id }, space.readerId);
      if (!template) continue;
      const path = `templates/${[id, ...wordsOf(name)].join('-')}.html`;
      const { content } = template;
      const words = { title: name, tags };
      await zip.add(path, htmlDocument({ ...words, content: rewriteLinks(content, rewrite.html) }));
      const text = { ...words, content: rewriteLinks(content, rewrite.md) };
      await zip.add(withEnding(path, 'md'), markdownDocument(text));
      written.push({ path, name, tags });
    }
    return written;
  }

  /** Writes each play with its board as JSON, from which it is imported, and as a picture. */
  private async writePlays(zip: ZipWriter, space: ExportedTeam): Promise<IndexedPlay[]> {
    const written: IndexedPlay[] = [];
    const rewrite = this.linksFrom('plays', space);
    const { markdownDocument } = await import('./archive-markdown');
    for (const play of space.plays) {
      const found = await this.repository.findPlayContent(play.id, space.readerId);
      if (!found) continue;
      const board = boardOf(found);
      const path = pathOfPlay(play);
      const [boardPath, still] = [withEnding(path, 'json'), withEnding(path, 'svg')];
      const diagram = space.files.find(({ url }) => url === play.diagram_url);
      const intro = introOf(play, board, {
        diagram: diagram && `../${addressOf(pathOfFile(diagram))}`,
        still: addressOf(posix.basename(still)),
      });
      const category = pathTo(space.categories, play.category_id);
      const content = withTitles(found.content, found.mentions);
      const words = { title: play.name, tags: play.tags, intro };
      await zip.add(path, htmlDocument({ ...words, content: rewriteLinks(content, rewrite.html) }));
      const text = { ...words, content: rewriteLinks(content, rewrite.md) };
      await zip.add(withEnding(path, 'md'), markdownDocument(text, frontMatterOf(play, category)));
      if (board) await zip.add(boardPath, writeBoard(board));
      if (board) await zip.add(still, stillSvg(board));
      written.push({
        ...fieldsOf(play),
        path,
        category,
        diagram: diagram && pathOfFile(diagram),
        board: board ? boardPath : undefined,
      });
    }
    return written;
  }

  /** Markdown links to Markdown, and has no sizes of pictures. */
  private linksFrom(folder: Folder, space: ExportedTeam): Record<Format, RewriteLink> {
    const from = { origin: this.settings.publicUrl, folder };
    return {
      html: toArchiveLinks(space, { ...from, format: 'html' }),
      md: toArchiveLinks(space, { ...from, format: 'md' }),
    };
  }
}

type Folder = 'pages' | 'plays' | 'templates';
type Format = 'html' | 'md';

const frontMatterOf = (
  content: ExportedPageRow | ExportedPlayRow,
  category: readonly IndexedCategory[],
): FrontMatter => ({
  category: category.map(({ name }) => name),
  formation: ('formation' in content && content.formation) || undefined,
  draft: content.is_draft || undefined,
  author: content.author ?? undefined,
  created: new Date(content.created_at),
  updated: new Date(content.updated_at),
});

const fieldsOf = ({ name, description, formation, tags, is_draft: isDraft }: ExportedPlayRow) => ({
  name,
  description: description ?? undefined,
  formation: formation ?? undefined,
  tags,
  draft: isDraft || undefined,
});

function boardOf({ board: stored }: PlayContent): Board | null {
  const { board } = checkBoard(stored);
  return board ? withoutMembers(board) : null;
}

const withEnding = (path: string, ending: string) => path.replace(/html$/, ending);

const pathOfFile = ({ id, originalName }: MediaFile) => `media/${id}-${originalName}`;

const pathOfPage = ({ id, title }: ExportedPageRow) => `pages/${[id, ...wordsOf(title)].join('-')}.html`;

const pathOfPlay = ({ id, name }: ExportedPlayRow) => `plays/${[id, ...wordsOf(name)].join('-')}.html`;

const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);

const mediaPath = new RegExp(`^${calls.media.download.path.replace(/:fileId.*/, '(\\d+)/[^?#]*')}([?#].*)?$`);
const contentPath = /^\/(page|play)s\/(\d+)([?#].*)?$/;

/** Rewrites links to pages, plays and files of the team to paths in the archive, relative to a folder. */
function toArchiveLinks(
  { pages, plays, files }: Pick<ExportedTeam, 'pages' | 'plays' | 'files'>,
  { origin, folder, format }: { origin: string; folder: Folder; format: Format },
): RewriteLink {
  const fromFolder = (path: string) =>
    folder === 'pages' && path.startsWith('pages/') ? path.slice('pages/'.length) : `../${path}`;
  const toDocument = (path: string) => fromFolder(addressOf(withEnding(path, format)));
  const paths = {
    page: new Map(pages.map((page) => [page.id, toDocument(pathOfPage(page))])),
    play: new Map(plays.map((play) => [play.id, toDocument(pathOfPlay(play))])),
    file: new Map(files.map((file) => [file.id, `../${addressOf(pathOfFile(file))}`])),
  };
  // Markdown has neither anchors of blocks nor sizes of pictures.
  const withRest = (path: string | undefined, rest: string) =>
    path === undefined || format === 'md' ? path : path + rest;
  return (address) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const [, fileId, ofFile = ''] = mediaPath.exec(path) ?? [];
    const [, kind, id, rest = ''] = contentPath.exec(path) ?? [];
    if (fileId) return withRest(paths.file.get(Number(fileId)), ofFile);
    return id ? withRest(paths[kind === 'play' ? 'play' : 'page'].get(Number(id)), rest) : undefined;
  };
}

function pathTo(categories: readonly Category[], id: number | null): IndexedCategory[] {
  const category = categories.find((each) => each.id === id);
  if (!category) return [];
  const { name, icon, parentId } = category;
  return [...pathTo(categories, parentId), { name, icon }];
}
