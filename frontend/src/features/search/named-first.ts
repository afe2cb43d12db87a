import { matchesQuestion, readQuestion, type FoundKind } from '@touchline/contract';

interface FoundOfKind {
  kind: FoundKind;
  /** The best first. */
  items: readonly { title: string }[];
}

/** Sorts kinds whose best result is found by its title or name before the others, because it is what most people look for. */
export function namedFirst<Found extends FoundOfKind>(kinds: readonly Found[], words: string): Found[] {
  const question = readQuestion(words);
  /** The title of a comment is its text. */
  const isNamed = ({ kind, items: [best] }: FoundOfKind) =>
    kind !== 'comments' && best && question && matchesQuestion(best.title, question) ? 1 : 0;
  return [...kinds].sort((one, other) => isNamed(other) - isNamed(one));
}
