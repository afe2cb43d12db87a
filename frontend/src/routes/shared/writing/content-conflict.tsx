import { useMemo } from 'react';
import { ConflictDialog } from '../../../shared/drafts/conflict-dialog';
import { valuesOf, type SavedContent } from '../../../shared/drafts/draft';
import { mergeContent } from '../../../shared/drafts/merge-content';
import type { Writing } from './use-writing';

/** Conflict dialog of a page or play while its draft is in conflict; a banner keeps offering it when it is closed. */
export function ContentConflict({ writing }: { writing: Writing }) {
  const { save } = writing.draft;
  return save.state === 'conflict' ? <Choices writing={writing} theirs={save.theirs} /> : null;
}

function Choices({ writing, theirs }: { writing: Writing; theirs: SavedContent }) {
  const { saved, values } = writing.draft;
  const merge = useMemo(
    () => mergeContent({ base: valuesOf(saved), mine: values, theirs: valuesOf(theirs) }),
    [saved, values, theirs],
  );
  return (
    <ConflictDialog
      isOpen={!writing.isPutOff}
      onPutOff={() => writing.setPutOff(true)}
      merge={merge}
      texts={writing.texts}
      onResolve={(resolved) => writing.resolve({ theirs, values: resolved })}
      onCopyMine={() => writing.copyMine(theirs)}
    />
  );
}
