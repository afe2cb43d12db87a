import { calls, canExportSpace, type Category, type MediaFile } from '@touchline/contract';
import { Injectable } from '@nestjs/common';
import type { Readable } from 'node:stream';
import type { CurrentUser } from '../../platform/http';
import { MediaStorage } from '../../platform/storage';
import { Settings } from '../../settings';
import { Access } from '../access';
import { Categories } from '../categories';
import { Media } from '../media';
import { printCss } from '../pages';
import { INDEX_NAME, type IndexedCategory, type IndexedFile, type IndexedPage } from './archive-index';
import { addressOf, rewriteLinks, type RewriteLink } from './archive-links';
import { htmlDocument, listDocument } from './archive-page';
import { TeamArchiveRepository, type ExportedPageRow } from './team-archive.repository';
import { ZipWriter } from './zip-writer';

interface ExportedTeam {
  team: string;
  pages: ExportedPageRow[];
  files: MediaFile[];
  categories: Category[];
}

/** Exports the pages and files of a team as a zip archive that is readable without Touchline. */
@Injectable()
export class TeamExport {
  constructor(
    private readonly access: Access,
    private readonly repository: TeamArchiveRepository,
    private readonly media: Media,
    private readonly categories: Categories,
    private readonly storage: MediaStorage,
    private readonly settings: Settings,
  ) {}

  async open(actor: CurrentUser, teamId: number): Promise<{ name: string; content: Readable }> {
    await this.access.toTeam(actor, teamId, canExportSpace);
    const space = {
      team: await this.repository.findName(teamId),
      pages: await this.repository.findPages(teamId),
      files: await this.media.list(actor, teamId),
      categories: await this.categories.list(actor, teamId),
    };
    const zip = new ZipWriter();
    this.write(zip, space).then(
      () => zip.end(),
      (error: Error) => zip.fail(error),
    );
    return { name: `${space.team}.zip`, content: zip.content };
  }

  /** Writes the index last, so that it lists only what was written: pages may be deleted during the export. */
  private async write(zip: ZipWriter, { team, pages, files, categories }: ExportedTeam): Promise<void> {
    const written: IndexedPage[] = [];
    const rewrite = toArchiveLinks({ pages, files, origin: this.settings.publicUrl });
    const { markdownDocument } = await import('./archive-markdown');
    await zip.add('style.css', printCss);
    for (const page of pages) {
      const content = await this.repository.findContent(page.id);
      if (content === undefined) continue;
      const { title, tags, category_id: categoryId, pin, is_draft: isDraft } = page;
      const words = { title, tags, content: rewriteLinks(content, rewrite) };
      const path = pathOfPage(page);
      await zip.add(path, htmlDocument(words));
      await zip.add(path.replace(/html$/, 'md'), markdownDocument(words));
      const category = pathTo(categories, categoryId);
      const marks = { ...(pin !== null && { pin }), ...(isDraft && { draft: true }) };
      written.push({ path, title, tags, category, ...marks });
    }
    for (const file of files)
      await zip.add(pathOfFile(file), this.storage.open(file.filename), { isPacked: true });
    const named = files.map((file): IndexedFile => ({ path: pathOfFile(file), name: file.originalName }));
    await zip.add('index.html', listDocument(team, written, addressOf));
    await zip.add(INDEX_NAME, JSON.stringify({ format: 1, team, pages: written, files: named }, null, 2));
  }
}

const pathOfFile = ({ id, originalName }: MediaFile) => `media/${id}-${originalName}`;

const pathOfPage = ({ id, title }: ExportedPageRow) => `pages/${[id, ...wordsOf(title)].join('-')}.html`;

const wordsOf = (title: string) =>
  title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .slice(0, 8);

const mediaPath = new RegExp(`^${calls.media.download.path.replace(/:fileId.*/, '(\\d+)/[^?#]*')}([?#].*)?$`);
const pagePath = /^\/pages\/(\d+)([?#].*)?$/;

/** Rewrites links to pages and files of the team to relative paths in the archive. */
function toArchiveLinks({
  pages,
  files,
  origin,
}: Pick<ExportedTeam, 'pages' | 'files'> & { origin: string }): RewriteLink {
  const paths = {
    page: new Map(pages.map((page) => [page.id, addressOf(pathOfPage(page)).replace(/^pages\//, '')])),
    file: new Map(files.map((file) => [file.id, `../${addressOf(pathOfFile(file))}`])),
  };
  return (address) => {
    const path = address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
    const [, fileId, ofFile = ''] = mediaPath.exec(path) ?? [];
    const [, pageId, ofPage = ''] = pagePath.exec(path) ?? [];
    if (fileId) return withRest(paths.file.get(Number(fileId)), ofFile);
    return pageId ? withRest(paths.page.get(Number(pageId)), ofPage) : undefined;
  };
}

const withRest = (path: string | undefined, rest: string) => (path === undefined ? undefined : path + rest);

function pathTo(categories: readonly Category[], id: number | null): IndexedCategory[] {
  const category = categories.find((each) => each.id === id);
  if (!category) return [];
  const { name, icon, parentId } = category;
  return [...pathTo(categories, parentId), { name, icon }];
}
