import { createContext } from 'react';

export interface Surroundings {
  /** The router's own way to go somewhere. */
  navigate: (href: string) => void;
  /** How an address is written. */
  useHref: (href: string) => string;
  /** As BCP 47 has it. */
  locale: string;
  /** By its IANA name; null is the browser's own. */
  timeZone: string | null;
  /** When the server rendered the document, in milliseconds; null where it did not. Ages are those of that time during hydration. */
  renderedAt: number | null;
}

/** What the parts of the kit know of the app around them. */
export const SurroundingsContext = createContext<Surroundings>({
  navigate: (href) => location.assign(href),
  useHref: (href) => href,
  locale: 'en-GB',
  timeZone: null,
  renderedAt: null,
});
