import { useQueryClient } from '@tanstack/react-query';
import { draftHintTexts as texts, type Page, type Play, type TeamSummary } from '@touchline/contract';
import { dismissToast, toast } from '@touchline/ui-kit';
import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useLatest } from '../hooks/use-latest';
import { addressOfContent } from '../api/address-of-content';
import { contentKey, type ContentId } from '../api/content-queries';

const key = 'touchline:draft-hint-shown';

/** History state of the navigation back to a draft that the user wants to publish. */
interface PublishingState {
  isPublishing: true;
}

export function useIsPublishing(): boolean {
  const state: unknown = useLocation().state;
  return typeof state === 'object' && state !== null && 'isPublishing' in state;
}

/** Tells a user who leaves a draft who can see it, and offers to publish it; once in a browser. */
export function useDraftHint({ kind, id }: ContentId, team: TeamSummary): void {
  const address = addressOfContent({ kind, id });
  const queries = useQueryClient();
  const navigate = useNavigate();
  const leave = useLatest(() => {
    const isStillOpen = location.pathname.startsWith(address);
    // A page or play that was deleted here is no longer cached.
    const current = queries.getQueryData<Page | Play>(contentKey({ kind, id }));
    if (isStillOpen || !current?.isDraft || localStorage.getItem(key)) return;
    localStorage.setItem(key, 'yes');
    const state: PublishingState = { isPublishing: true };
    const shown = toast({
      title: texts.title(kind),
      description: texts.detail(team.name),
      action: {
        label: texts.publish,
        onPress: () => {
          dismissToast(shown);
          void navigate(address, { state });
        },
      },
    });
  });
  useEffect(() => () => leave.current(), [leave]);
}
