import { changesTexts, pageTexts, type Page } from '@touchline/contract';
import { markNewWords } from '@touchline/ui-kit';
import { holdPlace } from '../../shared/content/hold-place';
import { newWordsIn } from '../../shared/content/new-words';

export interface ShownPage {
  page: Page;
  /** A line on an update that was just shown. */
  note?: string;
  /** Called once the page is in the document, before it is painted. */
  onShown?: () => void;
}

/** The new words of an update are marked for so long. */
const MARKED_MS = 10_000;

/** The last update that is marked: only its end removes the marks. */
let lastUpdate = 0;

/**
 * Shows the later version of a page that is open for reading: the words on screen stay in place, and new ones are marked for 10 s, with a
 * note on the update.
 */
export function showUpdate(before: Page, page: Page, show: (shown: ShownPage) => void): void {
  const name = page.updatedBy?.displayName ?? pageTexts.formerMember;
  const restorePlace = holdPlace();
  lastUpdate += 1;
  const update = lastUpdate;
  const onShown = () => {
    restorePlace();
    const content = document.querySelector('article');
    if (content) markNewWords(newWordsIn(content, before.content, page.content));
  };
  show({ page, note: changesTexts.updatedJustNow(name), onShown });
  setTimeout(() => {
    if (update !== lastUpdate) return;
    markNewWords([]);
    show({ page });
  }, MARKED_MS);
}
