import { lazyOverlay } from './lazy-overlay';
import { codeOf } from './use-loaded';

const modal = codeOf(async () => (await import('./modal-frame')).ModalFrame);
export const loadModal = modal.load;

/** A modal whose code is loaded when it is first opened; it renders nothing before that. */
export const LazyModal = lazyOverlay(modal);
