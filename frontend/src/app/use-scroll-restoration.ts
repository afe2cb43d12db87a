import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import type { AppNavigation, NavigationState } from '../shared/navigation/navigation';
import { loadScrollPositions, saveScrollPositions } from './scroll-positions';

/** One comes back to where one was on a screen, and to the top of a new one, or to what its address names. */
export function useScrollRestoration(
  navigation: AppNavigation,
  { location, keepsScroll }: NavigationState,
): void {
  useEffect(() => {
    const { history } = window;
    let current = navigation.state.location;
    const record = () => (positions[keyOf(current)] = window.scrollY);
    const stop = navigation.listen((next) => {
      if (next.location === current) return;
      record();
      current = next.location;
    });
    const leave = () => {
      record();
      saveScrollPositions(positions);
      history.scrollRestoration = 'auto';
    };
    history.scrollRestoration = 'manual';
    window.addEventListener('pagehide', leave);
    return () => {
      stop();
      window.removeEventListener('pagehide', leave);
      history.scrollRestoration = 'auto';
    };
  }, [navigation]);

  useLayoutEffect(() => {
    const position = positions[keyOf(location)];
    if (position !== undefined) window.scrollTo(0, position);
    else if (hashTarget(location)) hashTarget(location)?.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [location, keepsScroll]);
}

const positions = loadScrollPositions();

/** The first entry of every document has the same key: it is told apart by its address. */
const keyOf = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

function hashTarget({ hash }: Location): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
