import { calls } from '@touchline/contract';
import { escapeHtml } from '../../platform/html';
import { aboutLine } from './about-line';

export interface PrintablePage {
  title: string;
  /** Sanitised. */
  content: string;
  tags: readonly string[];
  team: string;
  author: string | null;
  updatedAt: Date;
  /** The time zone of the reader; null when unknown. */
  timeZone: string | null;
  /** URLs of the app's style sheets. */
  styles: readonly string[];
}

/** Returns an HTML document for printing: no scripts, and linked style sheets, because the CSP forbids inline ones. */
export function printablePage({ title, content, tags, styles, ...origin }: PrintablePage): string {
  return `<!doctype html>
<html lang="en" data-theme="light">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
${[...styles, calls.pages.printStyles.path].map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`).join('\n')}
</head>
<body>
<header>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(aboutLine(origin))}</p>
${tags.length > 0 ? `<ul>${tags.map((tag) => `<li>${escapeHtml(tag)}</li>`).join('')}</ul>` : ''}
</header>
<main class="tl-prose">${content}</main>
</body>
</html>
`;
}
