import { limits } from '@touchline/contract';
import { useEffect, useState } from 'react';
import type { AnchorTracker } from './anchors/anchor-tracker';
import { selectedArea, selectedStretch, quoteOf, type Quote } from './text-position';

export interface SelectedWords {
  /** Where they stand in the window. */
  rect: DOMRect;
  /** They were selected with a finger. */
  isTouch: boolean;
  /** As they are selected at that moment, which may be more than when they were last looked at. */
  quote: () => Quote;
}

/** What is selected in the page, ten milliseconds after it was, and where it has gone when the page is scrolled. */
export function useSelectedQuote(tracker: AnchorTracker | undefined): SelectedWords | undefined {
  const [selected, setSelected] = useState<SelectedWords>();

  useEffect(() => {
    if (!tracker) return undefined;
    let timer: ReturnType<typeof setTimeout>;
    let isTouch = false;
    const look = () => setSelected(selectedIn(tracker, isTouch));
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, limits.selectionButtonDelay);
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
  const stretch = selectedStretch(tracker.root, map);
  if (!stretch || map.page.text.slice(stretch.start, stretch.end).trim() === '') return undefined;
  return quoteOf(map, stretch);
}
