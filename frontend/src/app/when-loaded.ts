import type { createMemoryRouter } from 'react-router-dom';

type Router = Pick<ReturnType<typeof createMemoryRouter>, 'state' | 'subscribe'>;

/** Resolves when the code of the first screen is here, or could not be loaded. */
export function whenLoaded(router: Router): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((loaded) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      loaded();
    });
  });
}
