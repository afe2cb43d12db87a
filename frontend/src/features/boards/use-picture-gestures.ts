import type { View } from '@touchline/contract/boards';
import { useEffect, type RefObject } from 'react';
import { useLatest } from '../../shared/hooks/use-latest';
import { movedBy, scaledBy, type PlacedPicture } from './placement';

interface GestureOptions {
  view: View;
  picture: PlacedPicture;
  /** Changes of one gesture have the same number. */
  onChange: (picture: PlacedPicture, gesture: number) => void;
}

type Pixels = readonly [x: number, y: number];

/** Scale of one pixel of a wheel: a notch of a mouse scales by a sixth. */
const WHEEL_SCALE = 0.0015;
/** Turns of the wheel within this time are one gesture. */
const WHEEL_GESTURE_MS = 400;

/** Moves a picture with a mouse, a pen or a finger, and scales it with two fingers or the wheel. */
export function usePictureGestures(canvas: RefObject<HTMLElement | null>, options: GestureOptions): void {
  const latest = useLatest(options);
  useEffect(() => {
    const element = canvas.current;
    return element ? new PictureGestures(element, () => latest.current).listen() : undefined;
  }, [canvas, latest]);
}

/** Gestures of all editors, so that those of two are never undone together. */
let gestures = 0;

class PictureGestures {
  private readonly pointers = new Map<number, Pixels>();
  /** The picture during a gesture: events come faster than renders. */
  private picture: PlacedPicture | undefined;
  private lastWheel = -WHEEL_GESTURE_MS;

  constructor(
    private readonly canvas: HTMLElement,
    private readonly options: () => GestureOptions,
  ) {}

  listen(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const { canvas } = this;
    canvas.addEventListener('pointerdown', (event) => this.start(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.end(event), { signal });
    canvas.addEventListener('pointercancel', (event) => this.end(event), { signal });
    // React listens passively, and a wheel would scroll the editor where it is higher than the window.
    canvas.addEventListener('wheel', (event) => this.turnWheel(event), { signal, passive: false });
    return () => ending.abort();
  }

  private start(event: PointerEvent): void {
    if (event.button !== 0) return;
    if (this.pointers.size === 0) {
      gestures += 1;
      this.picture = this.options().picture;
    }
    this.pointers.set(event.pointerId, [event.clientX, event.clientY]);
    this.canvas.setPointerCapture(event.pointerId);
  }

  private move(event: PointerEvent): void {
    const { pointers, picture } = this;
    if (!picture || !pointers.has(event.pointerId)) return;
    const before = [...pointers.values()];
    pointers.set(event.pointerId, [event.clientX, event.clientY]);
    const after = [...pointers.values()];
    const { view, onChange } = this.options();
    const [from, to] = [middleOf(before), middleOf(after)];
    const moved = movedBy(picture, (to[0] - from[0]) / this.scale(), (to[1] - from[1]) / this.scale());
    const factor = spreadOf(after) / spreadOf(before);
    this.picture = scaledBy(view, moved, { factor, at: this.placeUnder(to) });
    onChange(this.picture, gestures);
  }

  private end(event: PointerEvent): void {
    this.pointers.delete(event.pointerId);
  }

  private turnWheel(event: WheelEvent): void {
    event.preventDefault();
    if (event.timeStamp - this.lastWheel > WHEEL_GESTURE_MS) {
      gestures += 1;
      this.picture = this.options().picture;
    }
    this.lastWheel = event.timeStamp;
    const { view, picture: rendered, onChange } = this.options();
    const factor = Math.exp(-event.deltaY * WHEEL_SCALE);
    const at = this.placeUnder([event.clientX, event.clientY]);
    this.picture = scaledBy(view, this.picture ?? rendered, { factor, at });
    onChange(this.picture, gestures);
  }

  /** Returns coordinates in the view. */
  private placeUnder([x, y]: Pixels): [number, number] {
    const { left, top } = this.canvas.getBoundingClientRect();
    const { view } = this.options();
    return [view.x + (x - left) / this.scale(), view.y + (y - top) / this.scale()];
  }

  /** Returns the pixels of one unit of the view. */
  private scale(): number {
    return this.canvas.getBoundingClientRect().width / this.options().view.width || 1;
  }
}

function middleOf(pointers: readonly Pixels[]): Pixels {
  const [first = [0, 0], second = first] = pointers;
  return [(first[0] + second[0]) / 2, (first[1] + second[1]) / 2];
}

/** Returns the distance of two fingers; 1 of a single one, which scales nothing. */
function spreadOf([first, second]: readonly Pixels[]): number {
  return first && second ? Math.max(1, Math.hypot(first[0] - second[0], first[1] - second[1])) : 1;
}
