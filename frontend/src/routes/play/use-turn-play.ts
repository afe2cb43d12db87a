import { useQueryClient } from '@tanstack/react-query';
import type { Play } from '@touchline/contract';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { addressOfContent } from '../../shared/api/address-of-content';
import { useSingleKeys } from '../../shared/hooks/use-single-keys';
import { swipeBetween, type TouchPoint } from './horizontal-swipe';

type Side = 'previous' | 'next';

/** Returns a function that goes on to the next or previous page or play of the category; at an end it does nothing. */
function useTurn({ id, teamId, categoryId }: Pick<Play, 'id' | 'teamId' | 'categoryId'>) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const turns = useRef(0);
  return async (side: Side) => {
    if (categoryId === null) return;
    turns.current += 1;
    const turn = turns.current;
    try {
      // The module of the links, which is loaded as soon as they are near.
      const { neighboursQuery } = await import('../shared/neighbour-nav');
      const neighbours = await queries.fetchQuery(neighboursQuery({ kind: 'play', id, teamId, categoryId }));
      const neighbour = neighbours[side];
      // The latest press wins over one that is under way.
      if (neighbour && turn === turns.current) await navigate(addressOfContent(neighbour));
    } catch {
      // Without a connection there are no links either.
    }
  };
}

/** N and P go on to the next and previous one of the category. While changes are marked, the same keys go from change to change. */
export function useTurnKeys(play: Play, isMarkingChanges: boolean): void {
  const turn = useTurn(play);
  const key = (side: Side) => (isMarkingChanges ? undefined : () => void turn(side));
  useSingleKeys({ n: key('next'), p: key('previous') });
}

/** Swipes on the screen go on to the next and previous one of the category, in the direction in which the language is read. */
export function useTurnSwipes(play: Play): void {
  const turn = useTurn(play);
  const onSwipe = useEffectEvent((direction: 'left' | 'right') => {
    const isForward =
      (direction === 'left') === (getComputedStyle(document.documentElement).direction === 'ltr');
    void turn(isForward ? 'next' : 'previous');
  });
  useEffect(() => listenToSwipes((direction) => onSwipe(direction)), []);
}

/** Calls back after each horizontal swipe with one finger. All listeners are passive, so scrolling never waits for them. */
function listenToSwipes(onSwipe: (direction: 'left' | 'right') => void): () => void {
  const ending = new AbortController();
  const options = { passive: true, signal: ending.signal };
  let from: TouchPoint | undefined;
  document.addEventListener(
    'touchstart',
    ({ touches: [touch, other], timeStamp }) => {
      from = undefined;
      if (!touch || other || !isSwipeable(touch.target) || isZoomed() || hasSelection()) return;
      from = { clientX: touch.clientX, clientY: touch.clientY, timeStamp };
    },
    options,
  );
  document.addEventListener('touchcancel', () => (from = undefined), options);
  document.addEventListener(
    'touchend',
    ({ changedTouches: [touch], timeStamp }) => {
      const { clientX = 0, clientY = 0 } = touch ?? {};
      const direction = from && swipeBetween(from, { clientX, clientY, timeStamp }, innerWidth);
      from = undefined;
      if (direction && !hasSelection()) onSwipe(direction);
    },
    options,
  );
  return () => ending.abort();
}

const isZoomed = () => (visualViewport?.scale ?? 1) > 1.01;
const hasSelection = () => getSelection()?.isCollapsed === false;

/** Fields, and boards that fill the screen, have gestures of their own. */
const gestures =
  'input, textarea, select, [contenteditable], [draggable="true"], audio, video, [data-full-screen]';

/** Returns true for the content of the screen, except within something that scrolls sideways. */
function isSwipeable(target: EventTarget): boolean {
  if (!(target instanceof Element) || !target.closest('main') || target.closest(gestures)) return false;
  for (let part: Element | null = target; part && part.tagName !== 'MAIN'; part = part.parentElement) {
    const isScroller =
      part.scrollWidth > part.clientWidth && /auto|scroll/.test(getComputedStyle(part).overflowX);
    if (isScroller) return false;
  }
  return true;
}
