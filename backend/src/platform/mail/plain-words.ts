import type { Letter, LetterItem } from './letter';

/** What commands a terminal, and what turns the writing of a whole line round. */
const commands = /\p{Cc}/gu;
const turns = /[\u202a-\u202e\u2066-\u2069]/gu;

/** People name things as they like; in a message a name is words within a line. */
export const plainLine = (text: string) =>
  text.replace(turns, '').replace(commands, ' ').replace(/\s+/g, ' ').trim();

const plainLines = (text: string) => text.split(/\r?\n/).map(plainLine).join('\n').trim();

const plainItem = ({ title, detail, url }: LetterItem): LetterItem => ({
  title: plainLine(title),
  ...(detail !== undefined && { detail: plainLines(detail) }),
  ...(url !== undefined && { url }),
});

/** The message with nothing in it but words; only what somebody wrote at length keeps its lines. */
export function inPlainWords(letter: Letter): Letter {
  const { subject, heading, paragraphs, action, reason, items = [] } = letter;
  return {
    ...letter,
    subject: plainLine(subject),
    heading: plainLine(heading),
    paragraphs: paragraphs.map(plainLine),
    action: plainLine(action),
    reason: plainLine(reason),
    items: items.map(plainItem),
  };
}
