const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const spaceTexts = {
  title: 'Export and import',
  lead: 'Download all pages and files as a zip (HTML and Markdown).',
  exportAction: 'Export as zip',
  importAction: 'Import a zip',
  importHint: 'Imported pages are added. Existing pages stay as they are.',
  sending: 'Uploading zip',
  reading: 'Importing pages and files',
  imported: 'Space imported',
  importedDetail: (pages: number, files: number) =>
    `${many(pages, 'page', 'pages')} and ${many(files, 'file', 'files')} added to this space.`,
  importFailed: 'Import failed',
  importFailedDetail: 'Nothing was imported. Please try again.',
} as const;
