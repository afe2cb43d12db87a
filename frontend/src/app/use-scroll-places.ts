import { useEffect, useLayoutEffect } from 'react';
import type { Location } from 'react-router-dom';
import type { Navigating, Whereabouts } from '../shared/navigation/navigation';
import { keptPlaces, keepPlaces } from './scroll-places';

/** One comes back to where one was on a screen, and to the top of a new one, or to what its address names. */
export function useScrollPlaces(navigation: Navigating, { location, keepsScroll }: Whereabouts): void {
  useEffect(() => {
    const { history } = window;
    let at = navigation.here.location;
    const note = () => (places[nameOf(at)] = window.scrollY);
    const stop = navigation.listen((next) => {
      if (next.location === at) return;
      note();
      at = next.location;
    });
    const leave = () => {
      note();
      keepPlaces(places);
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
    const place = places[nameOf(location)];
    if (place !== undefined) window.scrollTo(0, place);
    else if (named(location)) named(location)?.scrollIntoView();
    else if (!keepsScroll) window.scrollTo(0, 0);
  }, [location, keepsScroll]);
}

const places = keptPlaces();

/** The first entry of every document has the same key: it is told apart by its address. */
const nameOf = ({ key, pathname, search, hash }: Location) =>
  key === 'default' ? pathname + search + hash : key;

function named({ hash }: Location): HTMLElement | null {
  try {
    return hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  } catch {
    return null;
  }
}
