import { useIsServer } from '@touchline/ui-kit';
import { useState } from 'react';

/**
 * Returns the server-rendered HTML of an element while the app is hydrated, and later; undefined on the server and for what the browser
 * rendered itself. As the fallback of a boundary it keeps the element unchanged until the boundary's code is loaded.
 */
export function useServerHtml(selector: string): string | undefined {
  const isServerRendered = useIsServer();
  const [html] = useState(() =>
    isServerRendered && typeof document !== 'undefined'
      ? document.querySelector(selector)?.innerHTML
      : undefined,
  );
  return html;
}
