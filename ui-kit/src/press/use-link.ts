import { use, type MouseEvent } from 'react';
import { KitContext } from '../provider/kit-context';

/** Returns the `href` and a click handler that navigates without a page load. */
export function useLink(href: string) {
  const { navigate, useHref } = use(KitContext);
  const address = useHref(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !staysHere(event, event.currentTarget)) return;
    event.preventDefault();
    navigate(href);
  };
  return { address, follow };
}

/** Returns a click handler for an element with foreign HTML: links of the app in it navigate without a page load. */
export function useLinksInside() {
  const { navigate } = use(KitContext);
  return (event: MouseEvent<HTMLElement>) => {
    const link = event.target instanceof Element && event.target.closest('a');
    if (!link || event.defaultPrevented || link.getAttribute('href')?.[0] !== '/' || !staysHere(event, link))
      return;
    event.preventDefault();
    navigate(link.pathname + link.search + link.hash);
  };
}

/** Links to other origins, to new tabs and to downloads are left to the browser. */
const staysHere = ({ metaKey, ctrlKey, altKey, shiftKey }: MouseEvent, link: HTMLAnchorElement) =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !(metaKey || ctrlKey || altKey || shiftKey);
