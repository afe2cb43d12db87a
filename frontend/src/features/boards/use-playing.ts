import { useEffect, useRef, useState, type RefObject } from 'react';
import type { Film, Turn } from '@touchline/contract/boards';
import { media, useMedia } from '@touchline/ui-kit';
import { advance, BoardStage } from '../../shared/boards/boards';
import { useLatest } from '../../shared/hooks/use-latest';

interface Playing {
  canvas: RefObject<HTMLElement | null>;
  film: Film;
  turn: Turn;
  /** Seconds at which the play begins. */
  from: number;
  /** Goes to the next step, where nothing may move. */
  onStill: () => void;
}

/** Plays the board that is edited, in the drawing of its first step. */
export function usePlaying({ canvas, film, turn, from, onStill }: Playing) {
  const [isPlaying, setPlaying] = useState(false);
  const isStill = useMedia(media.stillness);
  const stop = useLatest(() => setPlaying(false));
  const start = useRef(0);
  useEffect(() => {
    const svg = canvas.current?.querySelector<SVGSVGElement>('[data-drawing] > svg');
    if (!isPlaying || !svg) return undefined;
    const stage = new BoardStage(svg, film, turn);
    let seconds = start.current;
    let last: number | undefined;
    stage.show(seconds);
    stage.setPlaying(true);
    let request = requestAnimationFrame(function paint(time) {
      const next = advance(seconds, last === undefined ? 0 : (time - last) / 1000, {
        duration: film.seconds,
        speed: 1,
        isRepeating: false,
      });
      if (next === undefined) return stop.current();
      last = time;
      seconds = next;
      stage.show(seconds);
      request = requestAnimationFrame(paint);
    });
    return () => {
      cancelAnimationFrame(request);
      // The drawing may stay: React replaces it only if its text changes.
      stage.show(0);
      stage.setPlaying(false);
    };
  }, [isPlaying, canvas, film, turn, stop]);
  const change = (plays: boolean) => {
    if (plays && isStill) return onStill();
    start.current = from;
    setPlaying(plays);
  };
  return { isPlaying, change };
}
