import { use, type MouseEvent } from 'react';
import { SurroundingsContext } from '../provider/surroundings';

/** How an address is written, and the way there without loading the page anew. */
export function useLink(href: string) {
  const { navigate, useHref } = use(SurroundingsContext);
  const address = useHref(href);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    if (event.defaultPrevented || !staysHere(event)) return;
    event.preventDefault();
    navigate(href);
  };
  return { address, follow };
}

/** What leads elsewhere, to a new tab or into a file is the browser's. */
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
