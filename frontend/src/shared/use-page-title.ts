import { appTexts } from '@touchline/contract';
import { useEffect } from 'react';

/** Names the tab after what is open, as soon as that is known. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    if (title) document.title = `${title} · ${appTexts.product}`;
  }, [title]);
}
