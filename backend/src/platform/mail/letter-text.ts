import { mailTexts } from '@touchline/contract';
import type { Letter, LetterItem } from './letter';

/** Renders the mail as plain text. */
export function letterText(letter: Letter): string {
  const { heading, paragraphs, items = [], others = 0, action, url, reason, chooseUrl } = letter;
  const parts = [
    heading,
    ...paragraphs,
    ...items.map(itemText),
    ...(others > 0 ? [mailTexts.letter.others(others)] : []),
    `${action}:\n${url}`,
    `--\n${reason}${chooseUrl ? `\n${mailTexts.letter.choose}: ${chooseUrl}` : ''}`,
  ];
  return `${parts.join('\n\n')}\n`;
}

const itemText = ({ title, detail, url }: LetterItem) =>
  [`* ${title}`, ...(detail?.split('\n') ?? []), ...(url ? [url] : [])].join('\n  ');
