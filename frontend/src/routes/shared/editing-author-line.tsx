import { pageTexts } from '@touchline/contract';
import { ChangeStrip, Inline, ShowAbove } from '@touchline/ui-kit';
import { useState } from 'react';
import { AuthorLine } from '../../shared/reading/author-line';
import type { ReadContent } from '../../shared/reading/read-content';
import type { Changes } from '../../shared/reading/use-changes';

interface EditingAuthorLineProps {
  content: ReadContent;
  changes: Changes;
  /** Turns to reading, with the changes marked. */
  onShowChanges: () => void;
}

/** Author line of a page or play that is edited, and whether others changed it since the user read it, as of when it was opened. */
export function EditingAuthorLine({ content, changes, onShowChanges }: EditingAuthorLineProps) {
  const [isOffered] = useState(changes.isOfferedFor(content.version));
  return (
    <Inline gap="12">
      <AuthorLine content={content} />
      {isOffered && (
        <ShowAbove breakpoint="tablet">
          <ChangeStrip size="small" action={pageTexts.showChanges} onPress={onShowChanges}>
            {pageTexts.changedSinceRead}
          </ChangeStrip>
        </ShowAbove>
      )}
    </Inline>
  );
}
