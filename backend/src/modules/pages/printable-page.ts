import { calls } from '@touchline/contract';
import { cleanHtml, escapeHtml } from '../../platform/html';
import { aboutLine } from './about-line';

export interface PrintablePage {
  title: string;
  content: string;
  tags: readonly string[];
  team: string;
  author: string | null;
  updatedAt: Date;
}

/** A whole document, ready to be printed. Nothing in it can act; its styles have an address, as the policy wants. */
export function printablePage({ title, content, tags, team, author, updatedAt }: PrintablePage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="${calls.pages.printStyles.path}">
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(aboutLine({ team, author, updatedAt }))}</p>
${tags.length > 0 ? `<ul>${tags.map((tag) => `<li>${escapeHtml(tag)}</li>`).join('')}</ul>` : ''}
</header>
<main>${cleanHtml(content)}</main>
</body>
</html>
`;
}
