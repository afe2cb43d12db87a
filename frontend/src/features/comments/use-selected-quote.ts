import { limits } from '@touchline/contract';
import { useEffect, useState, type RefObject } from 'react';
import { quoteOf, type Quote } from './text-position';

export interface SelectedQuote extends Quote {
  /** Where the selection stands in the window. */
  rect: DOMRect;
}

/** What is selected in the page, ten milliseconds after it was. */
export function useSelectedQuote(root: RefObject<HTMLElement | null>): SelectedQuote | undefined {
  const [quote, setQuote] = useState<SelectedQuote>();

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const look = () => {
      const selection = document.getSelection();
      const found = root.current ? quoteOf(selection, root.current) : undefined;
      setQuote(
        found && selection ? { ...found, rect: selection.getRangeAt(0).getBoundingClientRect() } : undefined,
      );
    };
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(look, limits.selectionButtonDelay);
    };
    document.addEventListener('selectionchange', wait);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', wait);
    };
  }, [root]);

  return quote;
}
