import { createPath, parsePath } from 'react-router-dom';
import type { Navigating } from './navigation';

const nowhere = () => undefined;
const never = () => nowhere;

/** Where nobody moves: an address that is only drawn. */
export function standingAt(path: string): Navigating {
  const location = {
    pathname: '/',
    search: '',
    hash: '',
    ...parsePath(path),
    key: 'default',
    state: null,
    mask: undefined,
  };
  return {
    here: { location, isLeaving: false, isBroken: false, keepsScroll: true },
    ...{ push: nowhere, replace: nowhere, go: nowhere, listen: never, guard: never },
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  };
}
