import { limits } from '@touchline/contract';
import { useEffect, useState } from 'react';
import type { AnchorTracker } from './anchors/anchor-tracker';
import { selectedArea, selectedTextRange, quoteOf, type Quote } from './text-position';

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
    const look = () => setSelected(selectedIn(tracker, isTouch));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, limits.selectionButtonDelayMs);
    };
    const point = ({ pointerType }: PointerEvent) => {
      isTouch = pointerType === 'touch';
    };
    const listening = new AbortController();
    const { signal } = listening;
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

function selectedIn(tracker: AnchorTracker, isTouch: boolean): SelectedWords | undefined {
  const rect = selectedArea(tracker.root);
  const quote = rect && quoteIn(tracker);
  return quote && { rect, isTouch, quote: () => quoteIn(tracker) ?? quote };
}

function quoteIn(tracker: AnchorTracker): Quote | undefined {
  const map = tracker.read();
  const range = selectedTextRange(tracker.root, map);
  if (!range || map.page.text.slice(range.start, range.end).trim() === '') return undefined;
  return quoteOf(map, range);
}
