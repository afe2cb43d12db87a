/**
 * Caches the style sheet for the next document when the user first presses or types, where this document has it inlined: who leaves
 * at once does not load it twice. Its response sets the cookie by which the server links it then.
 */
export function cacheStyleSheetOnInput(): void {
  const href = document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset.href;
  if (!href) return;
  const cache = () => void fetch(href).catch(() => undefined);
  // Buttons stop the propagation of what is pressed.
  const options = { capture: true, once: true, passive: true };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, cache, options);
}
