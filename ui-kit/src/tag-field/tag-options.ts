import { fold } from '../fold';

/** An option below the field: an existing tag, or the typed text as a new tag. */
export interface TagOption {
  kind: 'known' | 'new';
  tag: string;
}

export interface TagRules {
  /** The current tags. */
  tags: readonly string[];
  /** Existing tags elsewhere. */
  known: readonly string[];
  /** Number of typed characters from which options are shown and new tags accepted. */
  from: number;
}

const same = (one: string) => (other: string) => one.toLowerCase() === other.toLowerCase();

/** The options for a typed text: known tags that contain it, ignoring case and accents, then itself as a new one where that makes sense. */
export function tagOptions(typed: string, { tags, known, from }: TagRules): TagOption[] {
  const text = typed.trim();
  if (text.length < from) return [];
  const matches = known
    .filter((tag) => fold(tag).includes(fold(text)) && !tags.some(same(tag)))
    .map((tag): TagOption => ({ kind: 'known', tag }));
  const isNew = !tags.some(same(text)) && !known.some(same(text));
  return isNew ? [...matches, { kind: 'new', tag: text }] : matches;
}

/**
 * Returns the tag that Enter or blur adds for a typed text: the existing spelling, or the text itself;
 * undefined if neither is allowed.
 */
export function typedTag(typed: string, rules: TagRules): string | undefined {
  return tagOptions(typed, rules).find(({ tag }) => same(tag)(typed.trim()))?.tag;
}
