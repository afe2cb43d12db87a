import { createPath, parsePath } from 'react-router-dom';
import type { AppNavigation } from './navigation';

const doNothing = () => undefined;
const subscribeToNothing = () => doNothing;

/** Navigation for server-side rendering: a fixed location. */
export function staticNavigation(path: string): AppNavigation {
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
    state: { location, isLeaving: false, keepsScroll: true },
    push: doNothing,
    replace: doNothing,
    go: doNothing,
    listen: subscribeToNothing,
    guard: subscribeToNothing,
    createHref: (to) => (typeof to === 'string' ? to : createPath(to)),
  };
}
