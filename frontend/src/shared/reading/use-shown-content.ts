import { useEffect, useLayoutEffect, useState } from 'react';
import type { ReadContent } from './read-content';
import type { Shown } from './show-update';

/**
 * Returns the page or play to show while it is read: an update by another user is shown once the code that holds the user's place is
 * loaded, with a note on it.
 */
export function useShownContent<Content extends ReadContent>(
  content: Content,
): Pick<Shown<Content>, 'content' | 'note'> {
  const [shown, setShown] = useState<Shown<Content>>({ content });
  const isCurrent = shown.content.version === content.version;
  useEffect(() => {
    if (isCurrent) return undefined;
    let isObsolete = false;
    import('./changed-content').then(
      ({ showUpdate }) => isObsolete || showUpdate(shown.content, content, setShown),
      () => setShown({ content }),
    );
    return () => {
      isObsolete = true;
    };
  }, [isCurrent, content, shown.content]);
  useLayoutEffect(() => shown.onShown?.(), [shown]);
  return isCurrent ? { content, note: shown.note } : shown;
}
