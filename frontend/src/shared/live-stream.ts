import { calls, type Change } from '@touchline/contract';
import { tabId } from './tab';

/** Milliseconds before a stream that was refused is asked for again: doubled each time, up to the most. */
const pause = { first: 1000, most: 30_000 };
/** Milliseconds that may pass between opening the document and hearing: what happened in them is told anyway. */
const REPLAY_WINDOW_MS = 20_000;
const TICK_MS = 10_000;

interface LiveOptions {
  onChange: (change: Change) => void;
  /** Nobody knows what was missed. */
  onReset: () => void;
}

/**
 * What changes on the server, as long as somebody looks at the tab: a hidden one gives its connection back, as browsers have
 * few for one place. Whenever it comes back it hears what it missed. Answers how to stop.
 */
export function listenToChanges({ onChange, onReset }: LiveOptions): () => void {
  let source: EventSource | undefined;
  let lastId: string | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTick = Date.now();

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const open = () => {
    close();
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const query = new URLSearchParams({ tab: tabId, ...(lastId !== undefined && { after: lastId }) });
    source = new EventSource(`${calls.events.stream.path}?${query.toString()}`);
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId;
      onChange(JSON.parse(data) as Change);
    };
    source.addEventListener('ready', ({ lastEventId }) => {
      if (lastId === undefined && performance.now() > REPLAY_WINDOW_MS) onReset();
      lastId = lastEventId;
      failures = 0;
    });
    source.addEventListener('reset', ({ lastEventId }) => {
      lastId = lastEventId;
      failures = 0;
      onReset();
    });
    source.onerror = ({ currentTarget }) => {
      if (currentTarget !== source || source?.readyState !== EventSource.CLOSED) return;
      timer = setTimeout(open, Math.min(pause.most, pause.first * 2 ** failures));
      failures += 1;
    };
  };

  /** A machine that slept holds a connection that is dead and does not know it. */
  const watchdog = setInterval(() => {
    const hasSlept = Date.now() - lastTick > 3 * TICK_MS;
    lastTick = Date.now();
    if (hasSlept) open();
  }, TICK_MS);

  document.addEventListener('visibilitychange', open);
  window.addEventListener('online', open);
  window.addEventListener('offline', close);
  open();
  return () => {
    close();
    clearInterval(watchdog);
    document.removeEventListener('visibilitychange', open);
    window.removeEventListener('online', open);
    window.removeEventListener('offline', close);
  };
}
