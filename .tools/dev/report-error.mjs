import { relative } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { root } from './run.mjs';

/**
 * Formats an error of a source file: file, position and surrounding code if known, otherwise the stack.
 * @param {unknown} error
 */
export function describeError(error) {
  if (!(error instanceof Error)) return String(error);
  const { id, loc, frame } = /** @type {import('vite').Rollup.RollupError} */ (error);
  const text = id ? error.message : (error.stack ?? error.message);
  const place = id && `${relative(root, id)}${loc ? `:${loc.line}:${loc.column}` : ''}`;
  const parts = [place, text, frame && !text.includes(frame) && frame];
  return stripVTControlCharacters(parts.filter(Boolean).join('\n'));
}

/** @param {unknown} error */
export function printError(error) {
  process.stderr.write(`\n${describeError(error)}\n\n`);
}

/**
 * Responds to requests with the error while the sources do not start. The page reloads after the next
 * successful save.
 * @param {import('node:http').ServerResponse} response
 * @param {unknown} error
 */
export function sendErrorPage(response, error) {
  const text = describeError(error).replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  response.writeHead(500, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' });
  response.end(
    `<!doctype html><title>Touchline does not start</title><pre>${text}</pre><script type="module" src="/@vite/client"></script>`,
  );
}
