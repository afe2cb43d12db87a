import { escapeText } from '@touchline/content';
import { changesTexts, pageTexts } from '@touchline/contract';
import { markNewWords } from '@touchline/ui-kit';
import { holdPlace } from '../content/hold-place';
import { newWordsIn } from '../content/new-words';
import type { ReadContent } from './read-content';

export interface Shown<Content> {
  content: Content;
  /** A line on an update that was just shown. */
  note?: string;
  /** Called once the content is in the document, before it is painted. */
  onShown?: () => void;
}

/** The new words of an update are marked for so long. */
const MARKED_MS = 10_000;

/** The last update that is marked: only its end removes the marks. */
let lastUpdate = 0;

/**
 * Shows the later version of a page or play that is open for reading: the words on screen stay in place, and new ones are marked for 10 s, with a
 * note on the update.
 */
export function showUpdate<Content extends ReadContent>(
  before: Content,
  content: Content,
  show: (shown: Shown<Content>) => void,
): void {
  const name = content.updatedBy?.displayName ?? pageTexts.formerMember;
  const restorePlace = holdPlace();
  lastUpdate += 1;
  const update = lastUpdate;
  const onShown = () => {
    restorePlace();
    const parts = [
      newWordsOf('[data-description]', asHtml(before.description), asHtml(content.description)),
      newWordsOf('article', before.content, content.content),
    ];
    markNewWords(parts.flat());
  };
  show({ content, note: changesTexts.updatedJustNow(name), onShown });
  setTimeout(() => {
    if (update !== lastUpdate) return;
    markNewWords([]);
    show({ content });
  }, MARKED_MS);
}

function newWordsOf(selector: string, before: string, after: string): Range[] {
  const part = document.querySelector(selector);
  return part ? newWordsIn(part, before, after) : [];
}

/** Returns plain text as one block. */
const asHtml = (text: string | null | undefined) =>
  text ? `<p data-id="description">${escapeText(text)}</p>` : '';
