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

function plain(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}
