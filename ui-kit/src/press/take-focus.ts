/** For a `ref`: it, or what one types into within it, has the focus from the beginning. Nothing scrolls for it. */
export function takeFocus(element: HTMLElement | null): void {
  const taker = element?.querySelector<HTMLElement>('input, textarea') ?? element;
  taker?.focus({ preventScroll: true });
}
