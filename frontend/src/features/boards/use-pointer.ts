import { useEffect, type RefObject } from 'react';
import type { Spot, View } from '@touchline/contract/boards';
import { useLatest } from '../../shared/hooks/use-latest';
import type { Drag } from './drag';
import { gripAt, reachOf, type Grip, type PlacedGrip } from './grips';

interface PointerOptions {
  view: View;
  grips: readonly PlacedGrip[];
  onDrag: (drag: Drag | undefined) => void;
  onDrop: (drag: Drag) => void;
  onTap: (at: Spot, tapped: { piece?: string; isAdding: boolean }) => void;
}

/** A pointer that is down. */
interface Press {
  pointerId: number;
  grip?: Grip;
  /** Pixels and spot where it went down. */
  from: { x: number; y: number; spot: Spot };
  /** Pixels after which it drags. */
  slack: number;
  stroke: Spot[];
  isDragging: boolean;
}

/** A press becomes a drag after so many pixels. */
const SLACK = { mouse: 3, finger: 8 };

/** Pixels of the screen: a mouse event or a touch. */
interface Client {
  clientX: number;
  clientY: number;
}

/**
 * Drags and taps by mouse, pen and finger. Listens without React: a touch that finds a grip must not scroll the screen, which only a
 * listener that is not passive can prevent.
 */
export function usePointer(canvas: RefObject<HTMLElement | null>, options: PointerOptions): void {
  const latest = useLatest(options);
  useEffect(() => {
    const element = canvas.current;
    return element ? new Gestures(element, () => latest.current).listen() : undefined;
  }, [canvas, latest]);
}

class Gestures {
  private press: Press | undefined;

  constructor(
    private readonly canvas: HTMLElement,
    private readonly options: () => PointerOptions,
  ) {}

  listen(): () => void {
    const ending = new AbortController();
    const { signal } = ending;
    const { canvas } = this;
    // The browser waits for this listener before it scrolls, so it only measures distances.
    const keepStill = (event: TouchEvent) => {
      const [touch, other] = event.touches;
      if (touch && !other && this.gripUnder(touch, 'touch')) event.preventDefault();
    };
    canvas.addEventListener('touchstart', keepStill, { signal, passive: false });
    canvas.addEventListener('pointerdown', (event) => this.start(event), { signal });
    canvas.addEventListener('pointermove', (event) => this.move(event), { signal });
    canvas.addEventListener('pointerup', (event) => this.end(event), { signal });
    canvas.addEventListener('pointercancel', () => this.cancel(), { signal });
    // At the window: a press does not focus the canvas, and Escape would close the dialog around it.
    addEventListener('keydown', (event) => this.pressKey(event), { signal, capture: true });
    return () => ending.abort();
  }

  private pressKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || !this.press?.isDragging) return;
    event.stopPropagation();
    this.cancel();
  }

  private cancel(): void {
    this.press = undefined;
    this.options().onDrag(undefined);
  }

  private start(event: PointerEvent): void {
    // A second finger zooms, also after the first one was cancelled.
    if (this.press || !event.isPrimary) return this.cancel();
    if (event.button !== 0) return;
    const { pointerId, pointerType, clientX: x, clientY: y } = event;
    const grip = this.gripUnder(event, pointerType);
    const slack = pointerType === 'mouse' ? SLACK.mouse : SLACK.finger;
    this.press = {
      pointerId,
      grip,
      from: { x, y, spot: this.spotUnder(event) },
      slack,
      stroke: [],
      isDragging: false,
    };
    if (grip) this.canvas.setPointerCapture(pointerId);
  }

  private move(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointerId !== event.pointerId) return;
    const { from, slack, stroke, grip } = press;
    press.isDragging ||= Math.hypot(event.clientX - from.x, event.clientY - from.y) > slack;
    if (!press.isDragging || !grip) return;
    const events = event.getCoalescedEvents?.() ?? [];
    stroke.push(...(events.length > 0 ? events : [event]).map((one) => this.spotUnder(one)));
    this.options().onDrag(this.dragOf(press, grip, event));
  }

  private end(event: PointerEvent): void {
    const { press } = this;
    if (press?.pointerId !== event.pointerId) return;
    this.press = undefined;
    const { onDrag, onDrop, onTap } = this.options();
    onDrag(undefined);
    if (press.isDragging) {
      if (press.grip) onDrop(this.dragOf(press, press.grip, event));
      return;
    }
    const piece = press.grip?.type === 'piece' ? press.grip.id : undefined;
    onTap(this.spotUnder(event), { piece, isAdding: event.shiftKey });
  }

  private dragOf({ from, stroke }: Press, grip: Grip, event: Client): Drag {
    const at = this.spotUnder(event);
    const by: Spot = [at[0] - from.spot[0], at[1] - from.spot[1]];
    return { grip, at, by, stroke: [...stroke, at], scale: this.scale() };
  }

  private gripUnder(client: Client, pointerType: string): Grip | undefined {
    const [x, y] = this.placeUnder(client);
    const { grips } = this.options();
    return gripAt(grips, { x, y, scale: this.scale(), reach: reachOf(pointerType) });
  }

  private spotUnder(client: Client): Spot {
    return this.options().view.spotAt(...this.placeUnder(client));
  }

  /** Returns coordinates in the picture. */
  private placeUnder({ clientX, clientY }: Client): [number, number] {
    const { left, top } = this.canvas.getBoundingClientRect();
    const { view } = this.options();
    return [view.x + (clientX - left) / this.scale(), view.y + (clientY - top) / this.scale()];
  }

  /** Returns the pixels of one unit of the picture. */
  private scale(): number {
    return this.canvas.getBoundingClientRect().width / this.options().view.width || 1;
  }
}
