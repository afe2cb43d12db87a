import { lazy, Suspense } from 'react';
import type { ModalFrameProps } from './modal-frame';
import { useHasBeenOpen } from './use-has-been-open';
import { PendingPress } from '../press/pending-press';

export const loadModal = () => import('./modal-frame').then(({ ModalFrame }) => ({ default: ModalFrame }));
const ModalFrame = lazy(loadModal);

/** A modal whose code is loaded when it is first opened; it renders nothing before that. */
export function LazyModal(props: ModalFrameProps) {
  if (!useHasBeenOpen(props.isOpen)) return null;
  return (
    <Suspense fallback={<PendingPress />}>
      <ModalFrame {...props} />
    </Suspense>
  );
}
