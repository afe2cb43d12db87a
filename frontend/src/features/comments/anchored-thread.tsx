import { commentTexts, type Comment } from '@touchline/contract';
import { AnchoredItem, Button, Inline, Stack, Text } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import type { Places } from './anchors/anchor-tracker';

/** What a list of threads has to know of the words in the page. */
export interface ThreadAnchors {
  places: Places;
  /** The thread that is looked at, here or in the page. */
  active: number | undefined;
  onActive: (id: number | undefined) => void;
  onShowWords: (id: number) => void;
}

interface AnchoredThreadProps {
  thread: Comment;
  anchors: ThreadAnchors;
  children: ReactNode;
}

/** A thread that leads to its words, or says that they are gone. */
export function AnchoredThread({ thread: { id }, anchors, children }: AnchoredThreadProps) {
  const { places, active, onActive, onShowWords } = anchors;
  const place = places.get(id);
  return (
    <AnchoredItem isActive={active === id} onActiveChange={(isActive) => onActive(isActive ? id : undefined)}>
      <Stack gap="8">
        {children}
        {place === 'lost' && (
          <Text size="12" tone="muted">
            {commentTexts.wordsGone}
          </Text>
        )}
        {place && place !== 'lost' && (
          <Inline gap="8">
            <Button size="small" tone="quiet" onPress={() => onShowWords(id)}>
              {commentTexts.showWords}
            </Button>
          </Inline>
        )}
      </Stack>
    </AnchoredItem>
  );
}
