/** Replaces media that failed to load, such as a deleted file, by a note in its figure. */
export function markAsMissing(media: EventTarget, note: string): void {
  if (media instanceof Element) media.closest('figure')?.setAttribute('data-missing', note);
}

/** Marks the media that failed to load before the content was hydrated. */
export function markMissingMedia(content: Element, note: string): void {
  for (const picture of content.querySelectorAll('img'))
    if (picture.complete && picture.naturalWidth === 0) markAsMissing(picture, note);
  for (const media of content.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (media.error) markAsMissing(media, note);
}
