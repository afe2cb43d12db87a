/** Lets what the first press loads, such as the editor, arrive first. */
const CACHE_DELAY_MS = 4000;

/**
 * Caches the style sheet for the next document after the first press or key, if this document has it inlined: users who leave at once do
 * not load it twice. Its response sets a cookie, and the server then links the sheet.
 */
export function cacheStyleSheetOnInput(): void {
  const href = document.querySelector<HTMLStyleElement>('style[data-href]')?.dataset.href;
  if (!href) return;
  const ended = new AbortController();
  const schedule = () => {
    ended.abort();
    setTimeout(() => void fetch(href).catch(() => undefined), CACHE_DELAY_MS);
  };
  // Captures, because buttons stop the propagation of presses.
  const options = { capture: true, passive: true, signal: ended.signal };
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, schedule, options);
}
