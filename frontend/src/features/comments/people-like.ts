import type { Mentionable } from '@touchline/ui-kit';

const shown = 6;

/** Whose name, or a word of it, begins with these letters; then who has them anywhere. Accents do not matter. */
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
    .slice(0, shown);
}

const plain = (text: string) => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
