/** Returns the tags in the spelling in which they are selected: an address may hold one that a page has spelled otherwise since. */
export function inSelectedSpelling(tags: readonly string[], selected: readonly string[]): string[] {
  const spellings = new Map(selected.map((tag) => [tag.toLowerCase(), tag]));
  return tags.map((tag) => spellings.get(tag.toLowerCase()) ?? tag);
}
