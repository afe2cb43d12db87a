import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router-dom';
import { Guards, type Guard } from './guards';
import { locationAt, TabHistory } from './tab-history';

/** Where one is, and whether the next screen is on its way. */
export interface NavigationState {
  location: Location;
  isLeaving: boolean;
  /** The code of this screen could not be loaded. */
  isBroken: boolean;
  /** What is seen stays where it is. */
  keepsScroll: boolean;
}

/** What the app's router needs of it. */
export type AppNavigation = Navigator & Pick<Navigation, 'state' | 'listen' | 'guard'>;

type Destination = Pick<NavigationState, 'location' | 'keepsScroll'>;
type Load = (pathname: string) => Promise<unknown> | undefined;

/**
 * How the router moves in the tab. Guards are asked first, then the next screen is loaded, then it is gone to. A step back
 * has been taken when one hears of it: where it is held up it is taken back, and taken again when it may go on.
 */
export class Navigation implements Navigator {
  state: NavigationState;
  private readonly history: TabHistory;
  private readonly guards = new Guards();
  private readonly listeners = new Set<(state: NavigationState) => void>();
  private latestMove = 0;
  /** What the next step of the browser is, where it is one of ours. */
  private onOwnStep: (() => void) | undefined;
  readonly stop: () => void;

  constructor(
    private readonly tab: Window,
    private readonly load: Load,
  ) {
    this.history = new TabHistory(tab);
    this.stop = this.history.listen(() => this.onPopState());
    const { location } = this.history;
    this.state = { location, isLeaving: false, isBroken: false, keepsScroll: true };
  }

  readonly push = (to: To, state?: unknown, options?: NavigateOptions) =>
    this.step('PUSH', locationAt(this.state.location, to, state), options);

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions) =>
    this.step('REPLACE', locationAt(this.state.location, to, state), options);

  readonly go = (delta: number) => this.history.go(delta);

  readonly createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));

  readonly createURL = (to: To) => new URL(this.createHref(to), this.tab.location.origin);

  readonly guard = (guard: Guard) => this.guards.add(guard);

  /** Loads the first screen. */
  open(): Promise<void> {
    return this.move({ location: this.state.location, keepsScroll: true });
  }

  listen(listener: (state: NavigationState) => void): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  private step(way: 'PUSH' | 'REPLACE', location: Location, { preventScrollReset }: NavigateOptions = {}) {
    const destination: Destination = { location, keepsScroll: preventScrollReset === true };
    const go = () => void this.move(destination, () => this.history.enter(location, way));
    if (!this.guards.block({ from: this.state.location, to: location }, go)) go();
  }

  /** The browser took a step of its own. */
  private onPopState(): void {
    const delta = this.history.readDelta();
    const { location } = this.history;
    if (this.onOwnStep) return this.onOwnStep();
    const show = () => void this.move({ location: this.history.location, keepsScroll: false });
    let undoing: Promise<void> | undefined;
    const redo = async () => {
      // Whoever is asked may agree at once, before it is taken back.
      await Promise.resolve();
      await undoing;
      await this.goBy(delta);
      show();
    };
    const isBlocked =
      delta !== 0 && this.guards.block({ from: this.state.location, to: location }, () => void redo());
    if (isBlocked) undoing = this.goBy(-delta);
    else show();
  }

  /** Resolves when it is taken. */
  private goBy(delta: number): Promise<void> {
    return new Promise((done) => {
      this.onOwnStep = () => {
        this.onOwnStep = undefined;
        done();
      };
      this.history.go(delta);
    });
  }

  private async move(destination: Destination, enter?: () => void): Promise<void> {
    const move = (this.latestMove += 1);
    const loading = this.load(destination.location.pathname);
    if (loading) this.publish({ ...this.state, isLeaving: true });
    const isBroken = loading !== undefined && (await isRejected(loading));
    if (move !== this.latestMove) return;
    enter?.();
    this.publish({ ...destination, isLeaving: false, isBroken });
  }

  private publish(state: NavigationState): void {
    this.state = state;
    for (const listen of this.listeners) listen(state);
  }
}

const isRejected = (work: Promise<unknown>) =>
  work.then(
    () => false,
    () => true,
  );
