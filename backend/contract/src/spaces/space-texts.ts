const many = (count: number, one: string, more: string) => `${count} ${count === 1 ? one : more}`;

export const spaceTexts = {
  title: 'Export and import',
  lead: 'All pages as HTML and Markdown, with every picture and file, in one archive that needs no Touchline to be read.',
  exportAction: 'Export as zip',
  importAction: 'Import a zip',
  importHint: 'An exported space comes in as new pages. Nothing that is here changes.',
  sending: 'Sending the archive',
  reading: 'Bringing in its pages and files',
  imported: 'Space imported',
  importedDetail: (pages: number, files: number) =>
    `${many(pages, 'page', 'pages')} and ${many(files, 'file', 'files')} are in this space now.`,
  importFailed: 'Import failed',
  importFailedDetail: 'Nothing was brought in. Please try again.',
} as const;
