import { type NewPage, type Page, titleOfCopy } from '@touchline/contract';
import { useMemo } from 'react';
import { ConflictDialog } from '../../shared/drafts/conflict-dialog';
import { mergePage } from '../../shared/drafts/merge-page';
import { valuesOf, type PageDraft, type PageValues } from '../../shared/drafts/page-draft';
import { useCreatePage } from '../../features/pages/page-queries';

interface PageConflictProps {
  draft: PageDraft;
  isOpen: boolean;
  /** Closes the dialog; a banner keeps offering it. */
  onPutOff: () => void;
  /** Called with the merged values, or with theirs. */
  onResolve: (theirs: Page, values: PageValues) => void;
}

/** Conflict dialog while the draft is in conflict. */
export function PageConflict({ draft, ...rest }: PageConflictProps) {
  return draft.save.state === 'conflict' ? (
    <Choices draft={draft} theirs={draft.save.theirs} {...rest} />
  ) : null;
}

function Choices({ draft, theirs, isOpen, onPutOff, onResolve }: PageConflictProps & { theirs: Page }) {
  const { saved, values } = draft;
  const merge = useMemo(
    () => mergePage({ base: valuesOf(saved), mine: values, theirs: valuesOf(theirs) }),
    [saved, values, theirs],
  );
  const create = useCreatePage(saved.teamId);
  const takeTheirs = () => onResolve(theirs, valuesOf(theirs));
  return (
    <ConflictDialog
      isOpen={isOpen}
      onPutOff={onPutOff}
      merge={merge}
      onResolve={(resolved) => onResolve(theirs, resolved)}
      onCopyMine={() => create.mutate(copyOf(values), { onSuccess: takeTheirs })}
    />
  );
}

/** Returns the draft's values as a new page. */
export function copyOf({ title, content, tags }: PageValues): NewPage {
  return { title: titleOfCopy(title), content, tags };
}
