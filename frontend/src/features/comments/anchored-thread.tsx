import { commentTexts, type ContentComment } from '@touchline/contract';
import { AnchoredItem, Button, Inline, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { AnchorStates } from './anchors/anchor-tracker';
import { useDiscussion } from './discussion-context';

/** State of the anchors, for a list of threads. */
export interface ThreadAnchors {
  states: AnchorStates;
  /** The thread that is highlighted, here and in the text. */
  active: number | undefined;
  onActive: (id: number | undefined) => void;
  onShowWords: (id: number) => void;
}

interface AnchoredThreadProps {
  thread: ContentComment;
  anchors: ThreadAnchors;
  children: ReactNode;
}

/** A thread with a link to its quote, or a note that the quote is gone. */
export function AnchoredThread({ thread: { id }, anchors, children }: AnchoredThreadProps) {
  const { content } = useDiscussion();
  const { states, active, onActive, onShowWords } = anchors;
  const state = states.get(id);
  return (
    <AnchoredItem isActive={active === id} onActiveChange={(isActive) => onActive(isActive ? id : undefined)}>
      <Stack gap="8">
        {children}
        {state === 'lost' && (
          <Text size="12" tone="muted">
            {commentTexts.wordsGone[content.kind]}
          </Text>
        )}
        {state && state !== 'lost' && (
          <Inline gap="8">
            <Button size="small" tone="quiet" onPress={() => onShowWords(id)}>
              {commentTexts.showWords[content.kind]}
            </Button>
          </Inline>
        )}
      </Stack>
    </AnchoredItem>
  );
}
