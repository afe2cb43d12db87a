import { Suspense, use, type ComponentType } from 'react';
import { PendingPress } from '../press/pending-press';
import { KitContext } from '../provider/kit-context';
import { useHasBeenOpen } from './use-has-been-open';
import { useLoaded, type Code } from './use-loaded';

/** An overlay that has neither way to close is left out, without a message, if its code cannot be loaded. */
export interface LazyOverlayProps {
  isOpen: boolean;
  onClose?: () => void;
  onOpenChange?: (isOpen: boolean) => void;
}

/**
 * An overlay whose code is loaded when it is first opened; it renders nothing before that, and the pressed button is pending meanwhile.
 * If the code cannot be loaded, the overlay is closed, `onLoadFailure` of the KitProvider is called, and the next press retries. What the
 * content loads itself leaves the screen as it is, too.
 */
export function lazyOverlay<Props extends LazyOverlayProps>(code: Code<ComponentType<Props>>) {
  return function LazyOverlay(props: Props) {
    const { isOpen, onClose, onOpenChange } = props;
    const { onLoadFailure } = use(KitContext);
    const wasOpen = useHasBeenOpen(isOpen);
    const Loaded = useLoaded(code, isOpen, () => {
      onClose?.();
      onOpenChange?.(false);
      if (onClose ?? onOpenChange) onLoadFailure();
    });
    if (!wasOpen) return null;
    if (!Loaded) return isOpen && <PendingPress />;
    return (
      <Suspense fallback={<PendingPress />}>
        <Loaded {...props} />
      </Suspense>
    );
  };
}

interface LazyPartProps<Props> {
  /** Renders nothing without them. */
  shown: Props | undefined;
}

/** A part whose code is loaded when it is mounted, such as suggestions: nothing is shown before that, or if it cannot be loaded. */
export function lazyPart<Props extends object>(code: Code<ComponentType<Props>>) {
  return function LazyPart({ shown }: LazyPartProps<Props>) {
    const Loaded = useLoaded(code, true);
    return shown && Loaded && <Loaded {...shown} />;
  };
}
