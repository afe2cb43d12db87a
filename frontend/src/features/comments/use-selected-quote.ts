import { limits } from '@touchline/contract';
import { useEffect, useState } from 'react';
import type { AnchorTracker } from './anchors/anchor-tracker';
import type { quoteOf as QuoteOf } from './quote-of';
import { selectedArea, selectedTextRange, type Quote } from './text-position';

export interface SelectedWords {
  /** Bounding box in the viewport. */
  rect: DOMRect;
  /** Selected by touch. */
  isTouch: boolean;
  /** Returns the current selection, which may have grown since the last update. */
  quote: () => Quote;
}

/** Returns the selected quote, debounced by `limits.selectionButtonDelayMs`, and its box as the page scrolls. */
export function useSelectedQuote(tracker: AnchorTracker | undefined): SelectedWords | undefined {
  const [selected, setSelected] = useState<SelectedWords>();

  useEffect(() => {
    if (!tracker) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isTouch = false;
    const listening = new AbortController();
    const { signal } = listening;
    const look = () => {
      if (!selectedArea(tracker.root)) {
        setSelected(undefined);
        return;
      }
      import('./quote-of').then(
        ({ quoteOf }) => signal.aborted || setSelected(selectedIn(tracker, { isTouch, quoteOf })),
        () => undefined,
      );
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, limits.selectionButtonDelayMs);
    };
    const point = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch';
    };
    document.addEventListener('pointerdown', point, { capture: true, signal });
    for (const event of ['selectionchange', 'pointerup', 'keyup']) {
      document.addEventListener(event, wait, { capture: true, signal });
    }
    window.addEventListener('scroll', wait, { capture: true, passive: true, signal });
    window.addEventListener('resize', wait, { signal });
    wait();
    return () => {
      clearTimeout(timer);
      listening.abort();
      setSelected(undefined);
    };
  }, [tracker]);

  return selected;
}

interface Selecting {
  isTouch: boolean;
  /** Loaded with the first selection: most readers select nothing. */
  quoteOf: typeof QuoteOf;
}

function selectedIn(tracker: AnchorTracker, { isTouch, quoteOf }: Selecting): SelectedWords | undefined {
  const rect = selectedArea(tracker.root);
  const read = () => quoteIn(tracker, quoteOf);
  const quote = rect && read();
  return quote && { rect, isTouch, quote: () => read() ?? quote };
}

function quoteIn(tracker: AnchorTracker, quoteOf: typeof QuoteOf): Quote | undefined {
  const map = tracker.read();
  const range = selectedTextRange(tracker.root, map);
  if (!range || map.page.text.slice(range.start, range.end).trim() === '') return undefined;
  return quoteOf(map, range);
}
