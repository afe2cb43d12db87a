import { createPath, type Location, type NavigateOptions, type Navigator, type To } from 'react-router-dom';
import { Guards, type Guard } from './guards';
import { locationAt, TabHistory } from './tab-history';

/** Current location and state of the router. */
export interface NavigationState {
  location: Location;
  isLeaving: boolean;
  /** Keeps the scroll position. */
  keepsScroll: boolean;
}

/** Interface of the app's router, implemented for the browser and for server-side rendering. */
export type AppNavigation = Navigator & Pick<Navigation, 'state' | 'listen' | 'guard'>;

type Destination = Pick<NavigationState, 'location' | 'keepsScroll'>;
/** Open overlays, which Back closes. */
export interface Overlays {
  isAnyOpen: () => boolean;
  closeTop: () => void;
  onOpen: (listener: () => void) => () => void;
}

type Load = (pathname: string) => Promise<unknown> | undefined;

/**
 * Navigates within a tab: asks guards, loads the code of the next screen, then changes the history. `popstate` fires after a step
 * back, so a blocked one is undone, and redone when it may proceed. A step back while an overlay is open closes the overlay instead.
 */
export class Navigation implements Navigator {
  state: NavigationState;
  private readonly history: TabHistory;
  private readonly guards = new Guards();
  private readonly listeners = new Set<(state: NavigationState) => void>();
  private latestMove = 0;
  /** Handles the next `popstate`, which a call of `goBy` caused. */
  private onOwnStep: (() => void) | undefined;
  readonly stop: () => void;

  constructor(
    private readonly tab: Window,
    private readonly load: Load,
    private readonly overlays: Overlays,
  ) {
    this.history = new TabHistory(tab);
    const stops = [
      this.history.listen(() => this.onPopState()),
      overlays.onOpen(() => this.history.addCopyOfFirst()),
    ];
    this.stop = () => stops.forEach((stop) => stop());
    const { location } = this.history;
    this.state = { location, isLeaving: false, keepsScroll: true };
  }

  readonly push = (to: To, state?: unknown, options?: NavigateOptions) =>
    this.step('PUSH', locationAt(this.state.location, to, state), options);

  readonly replace = (to: To, state?: unknown, options?: NavigateOptions) =>
    this.step('REPLACE', locationAt(this.state.location, to, state), options);

  readonly go = (delta: number) => this.history.go(delta);

  readonly createHref = (to: To) => (typeof to === 'string' ? to : createPath(to));

  readonly createURL = (to: To) => new URL(this.createHref(to), this.tab.location.origin);

  readonly guard = (guard: Guard) => this.guards.add(guard);

  /** Loads the code of the first screen. */
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

  /** Handles a step that the browser took. */
  private onPopState(): void {
    const { isCopy } = this.history;
    const delta = this.history.readDelta();
    const { location } = this.history;
    if (this.onOwnStep) return this.onOwnStep();
    if (delta === -1 && this.overlays.isAnyOpen()) return void this.closeOverlay();
    if (delta === -1 && isCopy) return this.history.go(-1);
    const show = () => void this.move({ location: this.history.location, keepsScroll: false });
    let undoing: Promise<void> | undefined;
    const redo = async () => {
      // A guard may let it proceed synchronously, before the step is undone.
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

  /** Undoes the step back first: the overlay may change the address when it closes. */
  private async closeOverlay(): Promise<void> {
    await this.goBy(1);
    this.overlays.closeTop();
  }

  /** Resolves when the browser has taken the step. */
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
    // A route whose code failed to load shows an error in place of the screen.
    if (loading) await loading.catch(() => undefined);
    if (move !== this.latestMove) return;
    enter?.();
    this.publish({ ...destination, isLeaving: false });
  }

  private publish(state: NavigationState): void {
    this.state = state;
    for (const listen of this.listeners) listen(state);
  }
}
