/** A person as mail programs write them, in the order of the columns: email, first name, last name, role, number, positions. */
type PersonCells = string[];

/** A line that cannot be one person or several. */
export const severalAddresses = 'several addresses';

const anAddress = /[^\s<>,;"]+@[^\s<>,;"]+/g;
const nameAndAddress = /^(.*?)<\s*([^<>\s]+@[^<>\s]+)\s*>(.*)$/;

/**
 * Reads lines such as `Sam Okafor <sam@club.example>`, and lines with several addresses. Returns undefined for any other line, which
 * has columns.
 */
export function readAddressLine(line: string): PersonCells[] | typeof severalAddresses | undefined {
  const count = line.match(anAddress)?.length ?? 0;
  if (count > 1) return readSeveral(line) ?? severalAddresses;
  const [, name = '', email = '', after = ''] = nameAndAddress.exec(line) ?? [];
  if (!email) return undefined;
  const cells = after.replace(/^[\s,;]+/, '').split(/[,;\t]/);
  return name.trim() === '' ? [[email, ...cells]] : [[email, ...namesIn(name), ...cells]];
}

/** Outlook separates by semicolons, because its names contain commas. */
function readSeveral(line: string): PersonCells[] | undefined {
  for (const separator of [';', '\t', ',', ' ']) {
    const people = splitOutsideQuotes(line, separator).map(readOne);
    if (people.every((person) => person !== undefined)) return people;
  }
  return undefined;
}

function readOne(piece: string): PersonCells | undefined {
  const [, name = '', email = '', after = ''] = nameAndAddress.exec(piece) ?? [];
  if (email) return after.trim() === '' ? [email, ...namesIn(name)] : undefined;
  const bare = withoutQuotes(piece);
  return bare.match(anAddress)?.[0] === bare ? [bare] : undefined;
}

function splitOutsideQuotes(line: string, separator: string): string[] {
  const pieces = [''];
  let isQuoted = false;
  for (const char of line) {
    if (char === '"') isQuoted = !isQuoted;
    if (char === separator && !isQuoted) pieces.push('');
    else pieces[pieces.length - 1] += char;
  }
  return pieces.map((piece) => piece.trim()).filter((piece) => piece !== '');
}

/** Returns first and last name: `Okafor, Sam` and `Sam Okafor` are the same person. */
export function namesIn(fullName: string): [string, string] {
  const name = withoutQuotes(fullName);
  const [last = '', ...first] = name.split(',').map((part) => part.trim());
  if (first.length > 0) return [first.join(' '), last];
  const [given = '', ...family] = name.split(/\s+/);
  return [given, family.join(' ')];
}

/** Removes double quotes, and single ones around the whole text: `'t Hart` keeps its apostrophe. */
export function withoutQuotes(text: string): string {
  const trimmed = text
    .trim()
    .replace(/^["“”]+|["“”]+$/g, '')
    .trim();
  return (/^'(.*)'$/.exec(trimmed)?.[1] ?? trimmed).trim();
}
