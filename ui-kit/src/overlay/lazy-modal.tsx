import { lazy, Suspense } from 'react';
import type { ModalFrameProps } from './modal-frame';

export const loadModal = () => import('./modal-frame').then(({ ModalFrame }) => ({ default: ModalFrame }));
const ModalFrame = lazy(loadModal);

/** A modal whose code comes when it is first needed; closed, it is nothing at all. */
export function LazyModal({ isOpen, ...frame }: ModalFrameProps & { isOpen: boolean }) {
  if (!isOpen) return null;
  return (
    <Suspense fallback={null}>
      <ModalFrame {...frame} />
    </Suspense>
  );
}
