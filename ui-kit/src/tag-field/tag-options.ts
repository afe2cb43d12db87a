import { fold } from '../fold';

/** What the list under the field offers: a tag the team already uses, or the typed one as a new tag. */
export interface TagOption {
  kind: 'known' | 'new';
  tag: string;
}

export interface TagRules {
  /** The tags of this thing. */
  tags: readonly string[];
  /** The tags in use elsewhere. */
  known: readonly string[];
  /** Typed characters from which options are shown and new tags taken. */
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

/** The tag that Enter or leaving the field adds for a typed text: the known spelling, or itself; nothing when neither. */
export function typedTag(typed: string, rules: TagRules): string | undefined {
  return tagOptions(typed, rules).find(({ tag }) => same(tag)(typed.trim()))?.tag;
}
