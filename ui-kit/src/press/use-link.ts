import { use, type MouseEvent } from 'react';
import { KitContext } from '../provider/kit-context';

/** Returns the `href` and a click handler that navigates without a page load. */
export function useLink(href: string) {
  const { navigate, useHref } = use(KitContext);
  const address = useHref(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return { address, follow };
}

/** Links to other origins, to new tabs and to downloads are left to the browser. */
const staysHere = ({
  currentTarget: link,
  metaKey,
  ctrlKey,
  altKey,
  shiftKey,
}: MouseEvent<HTMLAnchorElement>) =>
  link.origin === location.origin &&
  !link.target &&
  !link.hasAttribute('download') &&
  !(metaKey || ctrlKey || altKey || shiftKey);
