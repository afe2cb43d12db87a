import { mailTexts } from '@touchline/contract';
import { escapeHtml } from '../html';
import type { Letter, LetterItem } from './letter';

/** Mail programs support few styles, so these are inlined. Dark styles are in a style element, for programs that support it. */
const face = `font-family:-apple-system,'Segoe UI',Roboto,'Noto Sans',Arial,sans-serif;overflow-wrap:anywhere;word-break:break-word`;
const words = `${face};font-size:16px;line-height:1.5;color:#17211c`;
const inlineStyles = {
  brand: `padding:0 0 16px;${face};font-size:16px;font-weight:700;color:#17211c`,
  sheet: 'padding:32px 24px;background-color:#ffffff;border:1px solid #dedbd0;border-radius:12px',
  heading: `margin:0 0 12px;${face};font-size:24px;line-height:1.25;color:#17211c`,
  paragraph: `margin:0 0 16px;${words}`,
  quote: `margin:0 0 16px;padding:0 0 0 14px;border-left:3px solid #dedbd0;${words}`,
  row: `margin:0;padding:10px 0;border-top:1px solid #dedbd0;${words}`,
  detail: 'font-size:14px;color:#59645d',
  rowLink: 'color:#0b7a43;font-weight:600;text-decoration:none',
  others: `margin:0;padding:12px 0 0;border-top:1px solid #dedbd0;${face};font-size:14px;line-height:1.5;color:#59645d`,
  button: 'background-color:#0b7a43;border-radius:8px;mso-padding-alt:12px 20px',
  action: `display:inline-block;padding:12px 20px;${face};font-size:16px;font-weight:600;line-height:1.25;color:#ffffff;text-decoration:none`,
  quiet: `margin:0 0 12px;${face};font-size:13px;line-height:1.5;color:#59645d`,
  quietLink: 'color:#59645d;text-decoration:underline',
};

const darkStyles = `
  @media (prefers-color-scheme: dark) {
    .ground { background-color: #0f1512 !important; }
    .sheet { background-color: #18201c !important; border-color: #2c3732 !important; }
    .line { border-color: #2c3732 !important; }
    .quote { border-color: #4a5a52 !important; }
    .ink { color: #e9ede7 !important; }
    .quiet { color: #a3aea7 !important; }
    .link { color: #5fd08e !important; }
    .button { background-color: #3ecf7f !important; }
    .action { color: #08130d !important; }
  }`;

const table = 'role="presentation" width="100%" cellpadding="0" cellspacing="0"';

/** Renders the mail as HTML: one column, one button, no images. */
export function letterHtml(letter: Letter): string {
  const { subject, heading, paragraphs, items = [] } = letter;
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
<table ${table} class="ground" style="background-color:#f7f6f1">
<tr><td align="center" style="padding:24px 16px">
<table ${table} style="max-width:560px;table-layout:fixed;text-align:left">
<tr><td class="ink" style="${inlineStyles.brand}">Touchline</td></tr>
<tr><td class="sheet" style="${inlineStyles.sheet}">
<h1 class="ink" style="${inlineStyles.heading}">${escapeHtml(heading)}</h1>
${paragraphs.map((each) => `<p class="ink" style="${inlineStyles.paragraph}">${escapeHtml(each)}</p>`).join('\n')}
${items.map(itemHtml).join('\n')}
${othersHtml(letter)}
${actionHtml(letter)}
</td></tr>
<tr><td style="padding:20px 0 0">${footerHtml(letter)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Renders an item with a link, or a quotation. */
function itemHtml({ title, detail, url }: LetterItem): string {
  const name = escapeHtml(title);
  const below = escapeHtml(detail ?? '').replaceAll('\n', '<br>');
  if (!url)
    return `<p class="ink quote" style="${inlineStyles.quote}"><strong>${name}</strong>${below && `<br>${below}`}</p>`;
  const link = `<a class="link" href="${escapeHtml(url)}" style="${inlineStyles.rowLink}">${name}</a>`;
  const quiet = below && `<br><span class="quiet" style="${inlineStyles.detail}">${below}</span>`;
  return `<p class="ink line" style="${inlineStyles.row}">${link}${quiet}</p>`;
}

const othersHtml = ({ others = 0 }: Letter) =>
  others > 0
    ? `<p class="quiet line" style="${inlineStyles.others}">${mailTexts.letter.others(others)}</p>`
    : '';

/** The button is a table cell: some programs ignore the padding of links. */
function actionHtml({ action, url }: Letter): string {
  const link = `<a class="action" href="${escapeHtml(url)}" style="${inlineStyles.action}">${escapeHtml(action)}</a>`;
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:24px 0 0"><tr><td class="button" style="${inlineStyles.button}">${link}</td></tr></table>`;
}

/** The footer is outside of the card, which holds the one action only. */
function footerHtml({ url, reason, chooseUrl }: Letter): string {
  const quietly = (text: string) => `<p class="quiet" style="${inlineStyles.quiet}">${text}</p>`;
  const link = (to: string, text: string) =>
    `<a class="quiet" href="${escapeHtml(to)}" style="${inlineStyles.quietLink}">${escapeHtml(text)}</a>`;
  return [
    quietly(`${mailTexts.letter.plainLink}<br>${link(url, url)}`),
    quietly(escapeHtml(reason)),
    chooseUrl ? quietly(link(chooseUrl, mailTexts.letter.choose)) : '',
  ].join('\n');
}
