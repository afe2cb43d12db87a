import { placeThreads } from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useSingleKeys } from '../../shared/hooks/use-single-keys';
import { BesideCard } from './beside-card';
import { BesideComposer } from './beside-composer';
import { NEW_THREAD } from './new-thread';
import type { Quote } from './text-position';
import { useCardHeights } from './use-card-heights';
import { FIRST_LINE_PX, type BesideActions, type ThreadPlace } from './use-thread-places';

const GAP_PX = 12;
/** Threads may be pushed up beside the title, but not further. */
const MIN_PLACE_PX = -120;
/** Cards within this many screens around the visible one are rendered. */
const SCREENS = 2;

interface BesideCardsProps extends BesideActions {
  margin: HTMLElement;
  places: readonly ThreadPlace[];
  active: number | undefined;
  /** The quote of a new comment. */
  writing: Quote | undefined;
  onQuoteDone: () => void;
  /** Called after the composer was closed, with the thread whose words get the selection back. */
  onClosed: (id: number) => void;
}

/** Threads beside their words, pushed apart where they would overlap. J and K go from one to the next. */
export function BesideCards(props: BesideCardsProps) {
  const { margin, places, active, writing, onQuoteDone, onClosed, onOpen, onPoint, onShowWords } = props;
  const { observe, heightOf } = useCardHeights();
  const shown = useShownPart(margin);
  /** The thread that was sent from here: its card takes the focus of the form. */
  const sent = useRef<number>(undefined);
  const focusIfSent = (id: number, card: HTMLElement | null) => {
    if (!card || sent.current !== id) return;
    sent.current = undefined;
    card.focus({ preventScroll: true });
  };
  const threads = places.map(({ id, top, height }) => ({
    id,
    top: Math.round(top + height / 2) - FIRST_LINE_PX,
    height: heightOf(id),
  }));
  const placed = placeThreads(threads, { active, min: MIN_PLACE_PX, gap: GAP_PX });
  const step = (by: 1 | -1) => {
    const at = places.findIndex(({ id }) => id === active);
    const next = places[at === -1 && by === -1 ? places.length - 1 : at + by];
    if (next) onShowWords(next.id);
  };
  useSingleKeys({
    j: () => step(1),
    k: () => step(-1),
    escape: active === undefined ? undefined : () => onOpen(undefined),
  });
  return places.flatMap(({ id, mark }) => {
    const place = placed.get(id);
    const isNear = place !== undefined && place > shown.from && place < shown.to;
    if (!isNear && id !== active) return [];
    if (id === NEW_THREAD)
      return (
        writing && (
          <BesideComposer
            key={id}
            quote={writing}
            place={place ?? 0}
            observe={observe(id)}
            onQuoteDone={onQuoteDone}
            onClosed={onClosed}
            onSent={(thread) => {
              sent.current = thread;
              onOpen(thread);
            }}
            onOpen={onOpen}
          />
        )
      );
    return (
      <BesideCard
        key={id}
        id={id}
        mark={mark}
        place={place ?? 0}
        isActive={id === active}
        observe={(card) => {
          focusIfSent(id, card);
          return observe(id)(card);
        }}
        onOpen={onOpen}
        onPoint={onPoint}
      />
    );
  });
}

/** Returns the part of the margin that is within some screens of the visible one, in pixels below its begin. */
function useShownPart(margin: HTMLElement) {
  const [screen, setScreen] = useState(0);
  const look = useEffectEvent(() =>
    setScreen(Math.floor(-margin.getBoundingClientRect().top / window.innerHeight)),
  );
  useEffect(() => {
    const listen = () => look();
    listen();
    window.addEventListener('scroll', listen, { capture: true, passive: true });
    window.addEventListener('resize', listen);
    return () => {
      window.removeEventListener('scroll', listen, { capture: true });
      window.removeEventListener('resize', listen);
    };
  }, []);
  const height = typeof window === 'undefined' ? 0 : window.innerHeight;
  return { from: (screen - SCREENS) * height, to: (screen + 1 + SCREENS) * height };
}
