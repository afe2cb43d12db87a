/** Replaces media that failed to load, such as a deleted file, by a note in its figure. */
export function markAsMissing(media: EventTarget, note: string): void {
  if (media instanceof Element) media.closest('figure')?.setAttribute('data-missing', note);
}
