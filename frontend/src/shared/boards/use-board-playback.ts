import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { stepAt, type Film } from '@touchline/contract/boards';
import { media, useMedia } from '@touchline/ui-kit';
import { BoardStage } from './board-stage';
import { advance, nextSpeed, nextStart, previousStart, type Speed } from './playback';
import { showsStep } from './shown-step';
import { turnsOf } from './turns';

/**
 * Plays the board that is drawn in an element. It stops out of sight, and with reduced motion it goes from step to step. `own` is the id of
 * the piece that shows the user, while it is marked.
 */
export function useBoardPlayback(film: Film, frame: RefObject<HTMLElement | null>, own?: string) {
  const position = useRef<HTMLInputElement>(null);
  const seconds = useRef(0);
  const stages = useRef<readonly BoardStage[]>([]);
  const [drawn, setDrawn] = useState<readonly BoardStage[]>([]);
  const [step, setStep] = useState(0);
  const [isPlaying, setPlaying] = useState(false);
  const [isRepeating, setRepeating] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isStill = useMedia(media.stillness);

  /** Takes over the drawings that are in the element now. */
  const attach = () => {
    const drawings = [...(frame.current?.querySelectorAll('svg') ?? [])];
    const turns = turnsOf(film.board);
    stages.current = drawings.flatMap((svg, place) => {
      const turn = turns[place];
      return turn ? new BoardStage(svg, film, turn) : [];
    });
    seconds.current = Math.min(seconds.current, film.seconds);
    for (const stage of stages.current) {
      stage.show(seconds.current);
      stage.setOwn(own);
    }
    setDrawn(stages.current);
  };
  useEffect(() => showsStep(film.board, step), [film, step]);
  const attachToServerDrawing = useEffectEvent(attach);
  useEffect(() => attachToServerDrawing(), [film]);

  const show = (time: number) => {
    seconds.current = time;
    for (const stage of stages.current) stage.show(time);
    // Also before the drawing is loaded, which then begins at this time.
    setStep(Math.max(0, stepAt(film, time)));
    if (position.current) position.current.value = String(Math.min(time, film.seconds));
  };
  const goTo = (time: number) => {
    setPlaying(false);
    show(time);
  };

  useFrames(isPlaying, (frameSeconds) => {
    const next = advance(seconds.current, frameSeconds, { duration: film.seconds, speed, isRepeating });
    show(next ?? film.seconds);
    if (next === undefined) setPlaying(false);
  });
  useEffect(() => {
    for (const stage of stages.current) stage.setPlaying(isPlaying);
  }, [isPlaying]);
  useEffect(() => {
    for (const stage of stages.current) stage.setOwn(own);
  }, [own]);
  useStopOutOfSight(isPlaying, frame, () => setPlaying(false));

  const play = () => {
    const isAtEnd = seconds.current >= film.seconds;
    if (isStill) return goTo(isAtEnd ? 0 : nextStart(film, seconds.current));
    if (isAtEnd) show(0);
    setPlaying(true);
  };
  return {
    attach,
    stages: drawn,
    step,
    position,
    isPlaying,
    isRepeating,
    speed,
    setRepeating,
    seek: goTo,
    goToStep: (index: number) => goTo(film.steps[index]?.start ?? 0),
    changePlaying: (plays: boolean) => (plays ? play() : setPlaying(false)),
    changeSpeed: () => setSpeed(nextSpeed(speed)),
    goToNextStep: () => goTo(nextStart(film, seconds.current)),
    goToPreviousStep: () => goTo(previousStart(film, seconds.current)),
  };
}

/** Calls back before each painted frame, with the seconds since the last one. */
function useFrames(isRunning: boolean, onFrame: (frameSeconds: number) => void): void {
  const latest = useRef(onFrame);
  useEffect(() => {
    latest.current = onFrame;
  });
  useEffect(() => {
    if (!isRunning) return undefined;
    let last: number | undefined;
    let request = requestAnimationFrame(function paint(time) {
      if (last !== undefined) latest.current((time - last) / 1000);
      last = time;
      request = requestAnimationFrame(paint);
    });
    return () => cancelAnimationFrame(request);
  }, [isRunning]);
}

function useStopOutOfSight(
  isPlaying: boolean,
  frame: RefObject<HTMLElement | null>,
  onStop: () => void,
): void {
  const stop = useRef(onStop);
  useEffect(() => {
    stop.current = onStop;
  });
  useEffect(() => {
    if (!isPlaying || !frame.current) return undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry && !entry.isIntersecting) stop.current();
    });
    observer.observe(frame.current);
    const stopWhenHidden = () => {
      if (document.hidden) stop.current();
    };
    document.addEventListener('visibilitychange', stopWhenHidden);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', stopWhenHidden);
    };
  }, [isPlaying, frame]);
}
