import { opsTexts } from '@touchline/contract';
import { escapeHtml } from '../../platform/html';

/** Link from a page to the index. */
export const toIndex = `<nav><a href="/ops">← ${opsTexts.title}</a></nav>`;

/** HTML of a page for operators; `before` is above its title. */
export const opsPage = (title: string, body: string, before = '') => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)} · Touchline</title>
<link rel="stylesheet" href="/ops/mail.css">
</head>
<body>
<header><a href="/">Touchline</a></header>
<main>${before}<h1>${escapeHtml(title)}</h1>
${body}</main>
</body>
</html>
`;

const listed = [
  { path: '/ops/queues', ...opsTexts.queues },
  { path: '/ops/mail', title: opsTexts.mailbox, lead: opsTexts.mailboxLead },
  { path: '/ops/metrics', ...opsTexts.metrics },
  { path: '/api/health/live', ...opsTexts.live },
  { path: '/api/health/ready', ...opsTexts.ready },
  { path: '/api/docs', ...opsTexts.docs },
];

/** The index of the pages for operators. */
export const opsIndex = (): string =>
  opsPage(
    opsTexts.title,
    `<ul>${listed.map(({ path, title, lead }) => `<li><a href="${path}"><strong>${title}</strong><span>${lead}</span></a></li>`).join('')}</ul>`,
    `<nav><a href="/admin">← ${opsTexts.admin}</a></nav>`,
  );
