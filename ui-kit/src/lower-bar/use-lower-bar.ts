import { useEffect, type RefObject } from 'react';
import { afterScroll } from './bar-position';

const textFields =
  'textarea, select, [contenteditable], input:not([type="checkbox"], [type="radio"], [type="file"])';

/**
 * Sets `data-lower-bar` on the document, from which the styles of the bar, the banners and the toasts follow: `shown`, or `hidden` while
 * the user scrolls down or a field has the focus. An attribute, so that scrolling renders no component.
 */
export function useLowerBar(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    let position = { isHidden: false, turnedAtPx: scrollY };
    const update = () => {
      const isHidden = position.isHidden || document.activeElement?.matches(textFields);
      root.dataset.lowerBar = isHidden ? 'hidden' : 'shown';
    };
    const onScroll = () => {
      position = afterScroll(position, scrollY, root.scrollHeight - innerHeight);
      update();
    };
    const onFocus = () => {
      if (bar.current?.contains(document.activeElement)) position = { isHidden: false, turnedAtPx: scrollY };
      update();
    };
    update();
    addEventListener('scroll', onScroll, { passive: true });
    addEventListener('focusin', onFocus);
    addEventListener('focusout', update);
    return () => {
      removeEventListener('scroll', onScroll);
      removeEventListener('focusin', onFocus);
      removeEventListener('focusout', update);
      delete root.dataset.lowerBar;
    };
  }, [bar]);
}

let users = 0;

/** Removes the lower bar while the component is mounted, such as an editor or a bar of its own at the lower edge. */
export function useNoLowerBar(): void {
  useEffect(() => {
    const count = (more: number) =>
      document.documentElement.toggleAttribute('data-no-lower-bar', (users += more) > 0);
    count(1);
    return () => void count(-1);
  }, []);
}
