import type { Mentionable } from '@touchline/ui-kit';

const MAX_SUGGESTIONS = 6;

/**
 * Returns members with a name, or a word of it, that begins with the typed letters, then those that contain them. Accents are
 * ignored.
 */
export function peopleLike(people: readonly Mentionable[], typed: string): Mentionable[] {
  const wanted = plain(typed);
  const rank = ({ name, label }: Mentionable) => {
    const words = [plain(name), plain(label), ...plain(label).split(/\s+/), ...plain(name).split('.')];
    if (words.some((word) => word.startsWith(wanted))) return 0;
    return words.some((word) => word.includes(wanted)) ? 1 : 2;
  };
  return people
    .filter((person) => rank(person) < 2)
    .sort((one, other) => rank(one) - rank(other) || one.label.localeCompare(other.label))
    .slice(0, MAX_SUGGESTIONS);
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
