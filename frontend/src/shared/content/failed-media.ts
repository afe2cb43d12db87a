import { pageTexts, playerTexts } from '@touchline/contract';
import { isWithoutPicture, markAsMissing } from '@touchline/ui-kit';
import { fileFacts } from './file-facts';
import { shownPictures } from './shown-pictures';

/** Sounds were stored as films by earlier versions. */
const soundName = /\.(m4a|m4b|mp3|aac|oga|ogg|opus|wav|flac)$/i;

interface FailedFile {
  /** The address of the file itself, without the size of a rendition. */
  url: string;
  name: string;
  /** In bytes. */
  size: string;
  mimeType: string;
}

/** Replaces media that did not load by a note, and adds the file that the browser cannot show or play. */
export async function explain(media: Element): Promise<void> {
  const isPlayer = media instanceof HTMLMediaElement;
  if (!isPlayer || media.error) markAsMissing(media, pageTexts.missingMedia);
  const isSilentPicture = isWithoutPicture(media);
  const url = (media.getAttribute('src') ?? '').split(/[?#]/)[0] ?? '';
  const name = nameOf(url);
  if (isSilentPicture && soundName.test(name)) return;
  const facts = await factsOf(url);
  if (!facts || media.nextElementSibling?.hasAttribute('data-download')) return;
  // A picture of these is damaged, or the connection failed.
  if (!isPlayer && shownPictures.test(facts.mimeType)) return;
  offerFile(media, { url, name, ...facts }, isSilentPicture);
}

/**
 * Shows name, size and download of a file, in attributes: the text of the page is unchanged, so that quotes of comments are found. A
 * film of which the browser plays the sound keeps its player.
 */
function offerFile(media: Element, { url, name, size }: FailedFile, isSilentPicture: boolean): void {
  const facts = [fileFacts(name, size), playerTexts.download].filter(Boolean).join(' · ');
  const shown = isSilentPicture ? `${playerTexts.onlySound} · ${facts}` : facts;
  const note = media instanceof HTMLMediaElement ? playerTexts.cannotPlay : playerTexts.cannotShow;
  if (!isSilentPicture) markAsMissing(media, note);
  const link = document.createElement('a');
  for (const [attribute, value] of Object.entries({
    href: url,
    download: '',
    'aria-label': `${name}: ${shown}`,
    'data-download': name,
    'data-facts': shown,
    'data-mutation-free': 'true',
  }))
    link.setAttribute(attribute, value);
  media.after(link);
}

function nameOf(url: string): string {
  const last = url.split('/').pop() ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}

/** Returns undefined for a file that is missing or that cannot be requested now. */
async function factsOf(url: string): Promise<Pick<FailedFile, 'size' | 'mimeType'> | undefined> {
  try {
    const response = await fetch(url, { headers: { range: 'bytes=0-0' } });
    await response.body?.cancel();
    if (!response.ok) return undefined;
    const size = response.headers.get('content-range')?.split('/')[1] ?? '';
    return { size, mimeType: response.headers.get('content-type') ?? '' };
  } catch {
    return undefined;
  }
}
