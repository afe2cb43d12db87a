import { eventCalls, type Change } from '@touchline/contract';
import { monotonicMs, nowMs } from '../clock';
import { tabId } from '../tab';

/** Backoff in milliseconds while the stream is refused or the server unreachable; doubles up to the maximum. */
const BACKOFF_MS = { first: 1000, max: 30_000 };
/** The server replays the changes of this time to a new client: they happened while the document loaded. */
const REPLAY_WINDOW_MS = 20_000;
const TICK_MS = 10_000;

interface LiveOptions {
  onChange: (change: Change) => void;
  /** Changes were missed and cannot be replayed. */
  onReset: () => void;
}

/** Receives the data of events named `writing`; set by the code of editors (`features/writers`). */
export const writingSignals: { receive?: (data: string) => void } = {};

/**
 * Subscribes to changes while the tab is visible; a hidden tab closes its connection, because browsers limit connections per origin.
 * Reconnecting replays missed changes. Returns a function that unsubscribes.
 */
export function listenToChanges({ onChange, onReset }: LiveOptions): () => void {
  let source: EventSource | undefined;
  let lastId: string | undefined;
  let failures = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastTick = nowMs();

  const close = () => {
    clearTimeout(timer);
    source?.close();
    source = undefined;
  };

  const open = () => {
    close();
    if (document.visibilityState === 'hidden' || !navigator.onLine) return;
    const query = new URLSearchParams({ tab: tabId, ...(lastId !== undefined && { after: lastId }) });
    source = new EventSource(`${eventCalls.stream.path}?${query.toString()}`);
    source.onmessage = ({ data, lastEventId }: MessageEvent<string>) => {
      lastId = lastEventId;
      onChange(JSON.parse(data) as Change);
    };
    source.addEventListener('writing', ({ data }: MessageEvent<string>) => writingSignals.receive?.(data));
    source.addEventListener('ready', ({ lastEventId }) => {
      if (lastId === undefined && monotonicMs() > REPLAY_WINDOW_MS) onReset();
      lastId = lastEventId;
      failures = 0;
    });
    source.addEventListener('reset', ({ lastEventId }) => {
      lastId = lastEventId;
      failures = 0;
      onReset();
    });
    source.onerror = ({ currentTarget }) => {
      if (currentTarget !== source) return;
      failures += 1;
      // The browser makes the first attempt to reconnect, after the delay that the server sent.
      if (failures === 1 && source?.readyState !== EventSource.CLOSED) return;
      source?.close();
      timer = setTimeout(open, Math.min(BACKOFF_MS.max, BACKOFF_MS.first * 2 ** (failures - 1)));
    };
  };

  /** Reconnects after the machine slept: its connection is dead without an event. */
  const watchdog = setInterval(() => {
    const hasSlept = nowMs() - lastTick > 3 * TICK_MS;
    lastTick = nowMs();
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
