import { appTexts } from '@touchline/contract';
import { useEffect } from 'react';

/** Sets the document's title once it is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${appTexts.product}`;
  }, [title]);
}
