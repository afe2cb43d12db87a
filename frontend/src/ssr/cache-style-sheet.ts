/**
 * Caches the style sheet for the next document on the first press or key, if this document has it inlined: users who leave at once do
 * not load it twice. Its response sets a cookie, and the server then links the sheet.
 */
export function cacheStyleSheetOnInput(): void {
  const href = document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset.href;
  if (!href) return;
  const cache = () => void fetch(href).catch(() => undefined);
  // Captures, because buttons stop the propagation of presses.
  const options = { capture: true, once: true, passive: true };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, cache, options);
}
