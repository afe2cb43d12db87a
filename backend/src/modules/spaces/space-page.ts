import { gfm } from '@joplin/turndown-plugin-gfm';
import { escapeHtml } from '../../platform/html';
import TurndownService from 'turndown';

interface Words {
  title: string;
  tags: readonly string[];
  content: string;
}

/** A page as a document that any browser shows, without Touchline. */
export const htmlDocument = ({ title, tags, content }: Words) => `<!doctype html>
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
</header>
<main>${content}</main>
</body>
</html>
`;

/** The words of such a document; an element of this name never stands in the content itself. */
export const contentIn = (document: string) => /<main>(.*)<\/main>/s.exec(document)?.[1];

/** As much of an element as we look at. */
interface Attributed {
  getAttribute(name: string): string | null;
}

/** Of an item of a list of things to do; the types of the package ask for those of a browser. */
const checkedOf = (node: unknown) => (node as Attributed).getAttribute('data-checked');

const markdown = new TurndownService({ headingStyle: 'atx', codeBlockStyle: 'fenced', bulletListMarker: '-' })
  .use(gfm)
  .addRule('to do', {
    filter: (node) => checkedOf(node) !== null,
    replacement: (text, node) => `- [${checkedOf(node) === 'true' ? 'x' : ' '}] ${text.trim()}\n`,
  })
  .addRule('caption', { filter: 'figcaption', replacement: (text) => (text ? `\n\n*${text.trim()}*` : '') });

/** Films and sounds have no sign in Markdown: they become links. */
const linked = (html: string) =>
  html.replace(
    /<(video|audio) src="([^"]*)"[^>]*><\/\1>/g,
    (_, kind: string, src: string) => `<a href="${src}">${kind}</a>`,
  );

export const markdownDocument = ({ title, tags, content }: Words) =>
  `${[`# ${title}`, tags.map((tag) => `\`${tag}\``).join(' '), markdown.turndown(linked(content))].filter(Boolean).join('\n\n')}\n`;

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
