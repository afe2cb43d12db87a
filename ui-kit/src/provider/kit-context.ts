import { createContext } from 'react';

export interface KitContextValue {
  /** The router's navigation function. */
  navigate: (href: string) => void;
  /** Returns the router's form of a URL. */
  useHref: (href: string) => string;
  /** BCP 47 language tag. */
  locale: string;
  /** IANA time zone; null is the browser's own. */
  timeZone: string | null;
  /**
   * Time of server rendering in milliseconds, to which relative ages refer during hydration; null without
   * server rendering.
   */
  renderedAt: number | null;
  /** Called when the code of an overlay could not be loaded. */
  onLoadFailure: () => void;
}

/** The app's locale, time zone and router for components of the kit. */
export const KitContext = createContext<KitContextValue>({
  navigate: (href) => location.assign(href),
  useHref: (href) => href,
  locale: 'en-GB',
  timeZone: null,
  renderedAt: null,
  onLoadFailure: () => undefined,
});
