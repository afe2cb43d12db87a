/**
 * Focuses the element, or the first field in it, without scrolling. As a `ref` it runs when the element is mounted. During
 * hydration a user who is typing in another field of the server-rendered document keeps the focus.
 */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.matches('[data-ssr] :is(input, textarea)')) return;
  const taker = element?.querySelector<HTMLElement>('input, textarea') ?? element;
  taker?.focus({ preventScroll: true });
}
