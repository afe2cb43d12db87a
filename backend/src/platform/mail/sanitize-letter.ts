import type { Letter, LetterItem } from './letter';

/** Terminal escape sequences, and characters that reverse the direction of a line. */
const controlCharacters = /\p{Cc}/gu;
const bidiControls = /[\u202a-\u202e\u2066-\u2069]/gu;

/** Removes control and bidi characters and line breaks from text that users may choose freely. */
export const singleLine = (text: string) =>
  text.replace(bidiControls, '').replace(controlCharacters, ' ').replace(/\s+/g, ' ').trim();

const sanitizeLines = (text: string) => text.split(/\r?\n/).map(singleLine).join('\n').trim();

const sanitizeItem = ({ title, detail, url }: LetterItem): LetterItem => ({
  title: singleLine(title),
  ...(detail !== undefined && { detail: sanitizeLines(detail) }),
  ...(url !== undefined && { url }),
});

/** Removes control characters and line breaks from all texts of a mail; only details of items keep their lines. */
export function sanitizeLetter(letter: Letter): Letter {
  const { subject, heading, paragraphs, action, reason, items = [] } = letter;
  return {
    ...letter,
    subject: singleLine(subject),
    heading: singleLine(heading),
    paragraphs: paragraphs.map(singleLine),
    action: singleLine(action),
    reason: singleLine(reason),
    items: items.map(sanitizeItem),
  };
}
