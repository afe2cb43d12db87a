import { Suspense, useCallback, useLayoutEffect, useRef, type ReactNode } from 'react';

interface KeepsEarlyInputProps {
  /** Shown while the code of the children is loading, unless the server rendered them. */
  fallback: ReactNode;
  children: ReactNode;
}

/**
 * A boundary whose server-rendered buttons can be pressed before its code is loaded: React drops presses in a boundary that is not hydrated.
 * The last one is repeated once it is, and a button that was replaced meanwhile gets the focus again. A browser does not click a button
 * that was replaced while it was held down: the one in its place is clicked.
 */
export function KeepsEarlyInput({ fallback, children }: KeepsEarlyInputProps) {
  const root = useRef<HTMLDivElement>(null);
  const early = useRef<EarlyInput>({ isReady: false });
  useLayoutEffect(() => (root.current ? listen(root.current, early.current) : undefined), []);
  const onReady = useCallback(() => {
    const { focused, pressed, isReady } = early.current;
    early.current.isReady = true;
    if (isReady || !root.current) return;
    if (document.activeElement === document.body) buttonNamed(root.current, focused)?.focus();
    if (pressed !== undefined) setTimeout(() => clickNamed(root.current, pressed));
  }, []);
  return (
    <div ref={root}>
      <Suspense fallback={fallback}>
        {children}
        <Ready onReady={onReady} />
      </Suspense>
    </div>
  );
}

interface EarlyInput {
  isReady: boolean;
  /** Name of the button that had the focus last. */
  focused?: string;
  /** Name of the button that was pressed last. */
  pressed?: string;
  /** The button that is held down. */
  held?: HTMLButtonElement | null;
}

function Ready({ onReady }: { onReady: () => void }) {
  useLayoutEffect(() => onReady(), [onReady]);
  return null;
}

/** Native listeners: React has none in a boundary that is not hydrated. */
function listen(root: HTMLElement, early: EarlyInput): () => void {
  const ended = new AbortController();
  const record = (type: 'click' | 'focusin' | 'pointerdown', write: (target: Element) => void) =>
    root.addEventListener(
      type,
      ({ target }) => {
        if (!early.isReady && target instanceof Element) write(target);
      },
      { signal: ended.signal },
    );
  record('click', (target) => (early.pressed = nameOf(target)));
  record('focusin', (target) => (early.focused = nameOf(target)));
  record('pointerdown', (target) => (early.held = target.closest('button')));
  const release = ({ type }: Event) => {
    const { held, isReady } = early;
    early.held = undefined;
    if (type !== 'pointerup' || !held || held.isConnected) return;
    if (isReady) clickNamed(root, nameOf(held));
    else early.pressed = nameOf(held);
  };
  for (const type of ['pointerup', 'pointercancel'])
    addEventListener(type, release, { signal: ended.signal });
  return () => ended.abort();
}

function nameOf(target: Element): string | undefined {
  const button = target.closest('button');
  return button?.ariaLabel ?? button?.textContent;
}

const clickNamed = (root: HTMLElement | null, name: string | undefined) => buttonNamed(root, name)?.click();

function buttonNamed(root: HTMLElement | null, name: string | undefined): HTMLElement | undefined {
  return [...(root?.querySelectorAll('button') ?? [])].find((button) => nameOf(button) === name);
}
