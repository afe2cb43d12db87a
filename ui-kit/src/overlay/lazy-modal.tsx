import { lazy, Suspense } from 'react';
import type { ModalFrameProps } from './modal-frame';
import { useOnceOpen } from './use-once-open';

export const loadModal = () => import('./modal-frame').then(({ ModalFrame }) => ({ default: ModalFrame }));
const ModalFrame = lazy(loadModal);

/** A modal whose code comes when it is first needed; before that it is nothing at all. */
export function LazyModal(props: ModalFrameProps) {
  if (!useOnceOpen(props.isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <ModalFrame {...props} />
    </Suspense>
  );
}
