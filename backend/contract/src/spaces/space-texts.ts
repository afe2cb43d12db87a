import type { MissingInArchive, SpaceImport } from './space';

const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const spaceTexts = {
  title: 'Export and import',
  lead: 'Download all pages, plays and files as a zip (HTML and Markdown).',
  exportAction: 'Export as zip',
  importAction: 'Import a zip',
  importHint: 'Imported pages and plays are added. Existing ones stay as they are.',
  sending: 'Uploading zip',
  reading: 'Importing pages, plays and files',
  imported: 'Space imported',
  importedDetail: ({ pages, plays, files }: SpaceImport) =>
    `${many(pages, 'page', 'pages')}, ${many(plays, 'play', 'plays')} and ${many(files, 'file', 'files')} added to this space.`,
  missing: (count: number) =>
    `${many(count, 'link or file is', 'links and files are')} not in the zip. Everything else was imported.`,
  missingItem: ({ path, title }: MissingInArchive) => (title === undefined ? path : `${path}, in “${title}”`),
  importFailed: 'Import failed',
  importFailedDetail: 'Nothing was imported. Please try again.',
} as const;
