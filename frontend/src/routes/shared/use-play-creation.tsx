import { canEditPlays, type TeamSummary } from '@touchline/contract';
import { codeOf, lazyOverlay } from '@touchline/ui-kit';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { addressOfPlay } from '../../features/plays/play-queries';
import { useStanding } from '../../shared/session';
import { categoryIn } from '../team/category-in';

/** Lazy with the editor in its chunk: only editors load it. */
const PlayWriting = lazyOverlay(codeOf(async () => (await import('./play-writing')).PlayWriting));

/** Creates plays by a dialog, for users who may. New plays get the open category. */
export function usePlayCreation(team: TeamSummary) {
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const standing = useStanding(team);
  /** Remounts the dialog each time it opens. */
  const [edition, setEdition] = useState(0);
  const [isOpen, setOpen] = useState(false);
  return {
    canCreate: standing !== undefined && canEditPlays(standing),
    open: () => {
      setEdition((count) => count + 1);
      setOpen(true);
    },
    dialog: edition > 0 && (
      <PlayWriting
        key={edition}
        team={team}
        categoryId={categoryIn(params) || null}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onCreated={({ id }) => void navigate(addressOfPlay(id))}
      />
    ),
  };
}
