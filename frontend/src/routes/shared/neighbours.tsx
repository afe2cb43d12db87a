import type { ContentKind } from '@touchline/contract';
import { codeOf, lazyPart, NeighbourRoom } from '@touchline/ui-kit';
import { useEffect, useRef, useState } from 'react';

/** Distance from the screen at which the links are loaded. */
const LOAD_DISTANCE = '600px';

/** Lazy: a reader comes for the text. */
const NeighbourNav = lazyPart(codeOf(async () => (await import('./neighbour-nav')).NeighbourNav));

interface NeighboursProps {
  kind: ContentKind;
  content: { id: number; teamId: number; categoryId: number | null };
}

/** Links to the next and previous page or play of a category; their space is reserved from the start. */
export function Neighbours({ kind, content: { id, teamId, categoryId } }: NeighboursProps) {
  const room = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!room.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setNear(true), {
      rootMargin: LOAD_DISTANCE,
    });
    observer.observe(room.current);
    return () => observer.disconnect();
  }, [categoryId]);
  if (categoryId === null) return null;
  return (
    <NeighbourRoom ref={room}>
      {isNear && <NeighbourNav shown={{ kind, id, teamId, categoryId }} />}
    </NeighbourRoom>
  );
}
