import type { Page } from '@touchline/contract';
import { useEffect, useLayoutEffect, useState } from 'react';
import type { ShownPage } from './show-update';

/**
 * Returns the page to show while it is read: an update by another user is shown once the code that holds the user's place is loaded, with
 * a note on it.
 */
export function useShownPage(page: Page): Pick<ShownPage, 'page' | 'note'> {
  const [shown, setShown] = useState<ShownPage>({ page });
  const isCurrent = shown.page.version === page.version;
  useEffect(() => {
    if (isCurrent) return undefined;
    let isObsolete = false;
    import('./changed-page').then(
      ({ showUpdate }) => isObsolete || showUpdate(shown.page, page, setShown),
      () => setShown({ page }),
    );
    return () => {
      isObsolete = true;
    };
  }, [isCurrent, page, shown.page]);
  useLayoutEffect(() => shown.onShown?.(), [shown]);
  return isCurrent ? { page, note: shown.note } : shown;
}
