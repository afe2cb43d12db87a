import { mailTexts } from '@touchline/contract';
import { escapeHtml } from '../html';
import type { Letter, LetterItem } from './letter';

/** Programs for mail know few styles: these stand at each element, and the dark ones above, for those that know them. */
const face = `font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif`;
const looks = {
  paragraph: `margin:0 0 16px;${face};font-size:16px;line-height:1.5;color:#17211c`,
  quiet: `margin:0 0 8px;${face};font-size:13px;line-height:1.5;color:#59645d`,
  item: `margin:0 0 12px;padding:0 0 0 12px;border-left:3px solid #0b7a43;${face};font-size:16px;line-height:1.5;color:#17211c`,
};

const darkStyles = `
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #0f1512 !important; }
    .sheet { background-color: #18201c !important; border-color: #2c3732 !important; }
    .ink { color: #e9ede7 !important; }
    .quiet { color: #a3aea7 !important; }
    .link { color: #5fd08e !important; }
    .action { background-color: #3ecf7f !important; color: #08130d !important; }
  }`;

/** The message as HTML: one column, one button, no pictures. */
export function letterHtml(letter: Letter): string {
  const { subject, heading, paragraphs, items = [], others = 0 } = letter;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>:root { color-scheme: light dark; }${darkStyles}</style>
</head>
<body class="ground" style="margin:0;padding:0;background-color:#f7f6f1">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? heading)}</div>
<table role="presentation" class="ground" width="100%" cellpadding="0" cellspacing="0" style="background-color:#f7f6f1">
<tr><td align="center" style="padding:24px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="ink" style="padding:0 0 16px;${face};font-size:18px;font-weight:700;color:#17211c">Touchline</td></tr>
<tr><td class="sheet" style="padding:32px 24px;background-color:#ffffff;border:1px solid #dedbd0;border-radius:10px">
<h1 class="ink" style="margin:0 0 16px;${face};font-size:22px;line-height:1.2;color:#17211c">${escapeHtml(heading)}</h1>
${paragraphs.map(paragraphHtml).join('\n')}
${items.map(itemHtml).join('\n')}
${others > 0 ? paragraphHtml(mailTexts.letter.others(others)) : ''}
${actionHtml(letter)}
</td></tr>
<tr><td style="padding:16px 0 0">${footHtml(letter)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const paragraphHtml = (text: string) => `<p class="ink" style="${looks.paragraph}">${escapeHtml(text)}</p>`;

function itemHtml({ title, detail, url }: LetterItem): string {
  const name = `<strong>${escapeHtml(title)}</strong>`;
  const linked = url ? `<a class="link" href="${escapeHtml(url)}" style="color:#0b7a43">${name}</a>` : name;
  const below = detail ? `<br>${escapeHtml(detail).replaceAll('\n', '<br>')}` : '';
  return `<p class="ink" style="${looks.item}">${linked}${below}</p>`;
}

function actionHtml({ action, url }: Letter): string {
  const address = escapeHtml(url);
  return `<p style="margin:24px 0"><a class="action" href="${address}" style="display:inline-block;padding:12px 20px;${face};font-size:16px;font-weight:600;color:#ffffff;background-color:#0b7a43;border-radius:6px;text-decoration:none">${escapeHtml(action)}</a></p>
<p class="quiet" style="${looks.quiet}">${mailTexts.letter.plainLink}<br><a class="link" href="${address}" style="color:#0b7a43;word-break:break-all">${address}</a></p>`;
}

function footHtml({ reason, chooseUrl }: Letter): string {
  const choose = chooseUrl
    ? `<p class="quiet" style="${looks.quiet}"><a class="link" href="${escapeHtml(chooseUrl)}" style="color:#0b7a43">${mailTexts.letter.choose}</a></p>`
    : '';
  return `<p class="quiet" style="${looks.quiet}">${escapeHtml(reason)}</p>${choose}`;
}
