/** The names and the address from which a username is derived. */
export interface NamedUser {
  firstName: string | null;
  lastName: string | null;
  email: string;
}

const MAX_USERNAME_CHARS = 40;

/** `Zoë O'Neill` becomes `zoe.oneill`; without usable names, the local part of the email address is used. */
export function usernameFrom({ firstName, lastName, email }: NamedUser): string {
  const names = [firstName, lastName].map((name) => plain(name ?? '')).filter(Boolean);
  const address = plain(email.split('@')[0] ?? '');
  return (names.join('.') || address || 'member').slice(0, MAX_USERNAME_CHARS);
}

/** Yields the free usernames in order: `zoe`, `zoe2`, `zoe3`. */
export function* usernameChoices(wanted: string, taken: ReadonlySet<string>): Generator<string> {
  if (!taken.has(wanted)) yield wanted;
  for (let number = 2; ; number++) {
    if (!taken.has(`${wanted}${number}`)) yield `${wanted}${number}`;
  }
}

/** Latin letters that Unicode does not decompose into a plain letter and an accent. */
const plainLetters = new Map(
  Object.entries({
    ae: 'æ',
    b: 'ƀƃɓ',
    c: 'ƈȼ',
    d: 'ðđɖɗƌ',
    e: 'əǝɛɇ',
    f: 'ƒ',
    g: 'ǥɠɣ',
    h: 'ħ',
    i: 'ıɨɩ',
    j: 'ɉȷ',
    k: 'ĸƙ',
    l: 'łƚɫ',
    n: 'ɲƞ',
    ng: 'ŋ',
    o: 'øɔɵ',
    oe: 'œ',
    p: 'ƥ',
    r: 'ɍ',
    s: 'ȿ',
    ss: 'ß',
    t: 'ŧƭʈ',
    th: 'þ',
    u: 'ʉ',
    v: 'ʋ',
    y: 'ƴɏ',
    z: 'ƶȥʒ',
  }).flatMap(([plainLetter, letters]) => [...letters].map((letter) => [letter, plainLetter] as const)),
);
const lettersToReplace = new RegExp(`[${[...plainLetters.keys()].join('')}]`, 'g');

/** `Ørsted` becomes `orsted`. Letters of other alphabets are left out. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(lettersToReplace, (letter) => plainLetters.get(letter) ?? '')
    .replace(/[^a-z0-9]/g, '');
}
