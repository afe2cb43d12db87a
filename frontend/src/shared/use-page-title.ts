import { appTexts } from '@touchline/contract';
import { useEffect } from 'react';

/** Names the tab after what is open. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} · ${appTexts.product}` : appTexts.product;
  }, [title]);
}
