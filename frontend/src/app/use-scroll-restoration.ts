import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import type { AppNavigation, NavigationState } from '../shared/navigation/navigation';

const storageKey = 'touchline:scroll-places';

/** Vertical scroll positions in pixels, by the key of the history entry. */
type ScrollPositions = Record<string, number>;

/** Restores the scroll position of a history entry; new entries start at the top, or at the element that the hash or the screen names. */
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
    else if (keepsScroll && location.key !== 'default') return;
    else if (screenStart()) screenStart()?.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [location, keepsScroll]);
}

const positions = loadScrollPositions();

/** The first history entry of every document has the key `default`, so it is identified by its URL. */
const keyOf = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

const screenStart = () => document.querySelector('[data-scroll-start]');

function hashTarget({ hash }: Location): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}

/** Returns the positions saved before a reload. */
function loadScrollPositions(): ScrollPositions {
  try {
    return JSON.parse(sessionStorage.getItem(storageKey) ?? '{}') as ScrollPositions;
  } catch {
    return {};
  }
}

function saveScrollPositions(positions: ScrollPositions): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(positions));
  } catch {
    // Storage is full or forbidden: after a reload the screen starts at its top.
  }
}
