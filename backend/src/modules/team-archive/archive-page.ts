import { openPdfsInNewTab } from '@touchline/content';
import { escapeHtml } from '../../platform/html';

/** A page or play to export. */
export interface ArchivedPage {
  title: string;
  tags: readonly string[];
  /** Canonical HTML before the content that is not imported from the document. */
  intro?: string;
  content: string;
}

/** Returns a page as an HTML document that any browser shows, without Touchline. */
export const htmlDocument = ({ title, tags, intro = '', content }: ArchivedPage) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="../style.css">
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
${tags.length > 0 ? `<ul>${tags.map((tag) => `<li>${escapeHtml(tag)}</li>`).join('')}</ul>` : ''}
${intro}</header>
<main>${openPdfsInNewTab(content)}</main>
</body>
</html>
`;

/** Extracts the content of such a document; content never contains a `main` element. */
export const contentIn = (document: string) => /<main>(.*)<\/main>/s.exec(document)?.[1];

export interface Listed {
  path: string;
  title: string;
}

export const listDocument = (team: string, pages: readonly Listed[], addressOf: (path: string) => string) =>
  htmlDocument({
    title: team,
    tags: [],
    content: `<ul>${pages.map(({ path, title }) => `<li><a href="${addressOf(path)}">${escapeHtml(title)}</a></li>`).join('\n')}</ul>`,
  }).replace('../style.css', 'style.css');
