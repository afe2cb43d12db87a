import { tidyTags } from '../pages/page';
import type { TagChange } from './bulk';

/** Returns the tags after a change; added ones come last, and one that is added and removed is removed. */
export function changedTags(tags: readonly string[], { add, remove }: Omit<TagChange, 'id'>): string[] {
  const removed = new Set(tidyTags(remove).map((tag) => tag.toLowerCase()));
  return tidyTags([...tags, ...add]).filter((tag) => !removed.has(tag.toLowerCase()));
}

/** Returns the change that leads from some tags to others. */
export function tagDifference(before: readonly string[], after: readonly string[]): Omit<TagChange, 'id'> {
  return {
    add: after.filter((tag) => !before.includes(tag)),
    remove: before.filter((tag) => !after.includes(tag)),
  };
}
