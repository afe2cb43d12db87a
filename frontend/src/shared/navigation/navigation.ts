import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router-dom';
import { Guards, type Guard } from './guards';
import { locationAt, TabHistory } from './tab-history';

/** Where one is, and whether the next screen is on its way. */
export interface Whereabouts {
  location: Location;
  isLeaving: boolean;
  /** The code of this screen could not be loaded. */
  isBroken: boolean;
  /** What is seen stays where it is. */
  keepsScroll: boolean;
}

/** What the app's router needs of it. */
export type Navigating = Navigator & Pick<Navigation, 'here' | 'listen' | 'guard'>;

type Arrival = Pick<Whereabouts, 'location' | 'keepsScroll'>;
type Load = (pathname: string) => Promise<unknown> | undefined;

/**
 * How the router moves in the tab. Guards are asked first, then the next screen is loaded, then it is gone to. A step back
 * has been taken when one hears of it: where it is held up it is taken back, and taken again when it may go on.
 */
export class Navigation implements Navigator {
  here: Whereabouts;
  private readonly history: TabHistory;
  private readonly guards = new Guards();
  private readonly listeners = new Set<(here: Whereabouts) => void>();
  private newest = 0;
  /** What the next step of the browser is, where it is one of ours. */
  private awaited: (() => void) | undefined;
  readonly stop: () => void;

  constructor(
    private readonly tab: Window,
    private readonly load: Load,
  ) {
    this.history = new TabHistory(tab);
    this.stop = this.history.listen(() => this.hear());
    const { location } = this.history;
    this.here = { location, isLeaving: false, isBroken: false, keepsScroll: true };
  }

  readonly push = (to: To, state?: unknown, options?: NavigateOptions) =>
    this.step('PUSH', locationAt(this.here.location, to, state), options);

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions) =>
    this.step('REPLACE', locationAt(this.here.location, to, state), options);

  readonly go = (delta: number) => this.history.go(delta);

  readonly createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));

  readonly createURL = (to: To) => new URL(this.createHref(to), this.tab.location.origin);

  readonly guard = (guard: Guard) => this.guards.add(guard);

  /** Loads the first screen. */
  open(): Promise<void> {
    return this.move({ location: this.here.location, keepsScroll: true });
  }

  listen(listener: (here: Whereabouts) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private step(way: 'PUSH' | 'REPLACE', location: Location, { preventScrollReset }: NavigateOptions = {}) {
    const arrival: Arrival = { location, keepsScroll: preventScrollReset === true };
    const go = () => void this.move(arrival, () => this.history.enter(location, way));
    if (!this.guards.hold({ from: this.here.location, to: location }, go)) go();
  }

  /** The browser took a step of its own. */
  private hear(): void {
    const delta = this.history.arrive();
    const { location } = this.history;
    if (this.awaited) return this.awaited();
    const arrive = () => void this.move({ location: this.history.location, keepsScroll: false });
    let back: Promise<void> | undefined;
    const again = async () => {
      // Whoever is asked may agree at once, before it is taken back.
      await Promise.resolve();
      await back;
      await this.take(delta);
      arrive();
    };
    const isHeld =
      delta !== 0 && this.guards.hold({ from: this.here.location, to: location }, () => void again());
    if (isHeld) back = this.take(-delta);
    else arrive();
  }

  /** Resolves when it is taken. */
  private take(delta: number): Promise<void> {
    return new Promise((taken) => {
      this.awaited = () => {
        this.awaited = undefined;
        taken();
      };
      this.history.go(delta);
    });
  }

  private async move(arrival: Arrival, enter?: () => void): Promise<void> {
    const own = (this.newest += 1);
    const loading = this.load(arrival.location.pathname);
    if (loading) this.tell({ ...this.here, isLeaving: true });
    const isBroken = loading !== undefined && (await isRefused(loading));
    if (own !== this.newest) return;
    enter?.();
    this.tell({ ...arrival, isLeaving: false, isBroken });
  }

  private tell(here: Whereabouts): void {
    this.here = here;
    for (const listen of this.listeners) listen(here);
  }
}

const isRefused = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );
