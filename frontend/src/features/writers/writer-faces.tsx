import { writingTexts, type ContentKind } from '@touchline/contract';
import { AvatarGroup, Spacer } from '@touchline/ui-kit';
import type { ReactNode } from 'react';
import { useWriters } from './writers';

interface WriterFacesProps {
  content: { kind: ContentKind; id: number };
  /** Shown while nobody else writes. */
  children?: ReactNode;
}

/** The other editors who write in a page or play, at the end of a row. The region exists before them, so that they are announced. */
export function WriterFaces({ content, children }: WriterFacesProps) {
  const writers = useWriters(content);
  const people = writers.map(({ displayName, avatar }) => ({ name: displayName, src: avatar }));
  return (
    <>
      <Spacer />
      <div role="status">
        {people.length > 0 && (
          <AvatarGroup people={people} label={writingTexts.areWriting(people.map(({ name }) => name))} />
        )}
      </div>
      {people.length === 0 && children}
    </>
  );
}
