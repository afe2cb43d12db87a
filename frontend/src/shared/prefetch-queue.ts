export type Load = () => Promise<unknown>;

/** The network counts as idle after this time without a response. */
const QUIET_MS = 4000;

/** Loads code one after the other, once no response has come for a while: a press meanwhile shares the network with one of them. */
export async function prefetch(waiting: Set<Load>): Promise<void> {
  await quiet();
  await idle();
  for (const load of waiting) {
    if (!navigator.onLine) break;
    waiting.delete(load);
    await load().catch(() => undefined);
  }
}

function quiet(): Promise<void> {
  return new Promise((done) => {
    let timer: ReturnType<typeof setTimeout>;
    const observer = new PerformanceObserver(() => wait());
    const wait = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (document.readyState !== 'complete') return wait();
        observer.disconnect();
        done();
      }, QUIET_MS);
    };
    observer.observe({ type: 'resource' });
    wait();
  });
}

/** Safari has no idle callbacks. */
const idle = () =>
  new Promise<unknown>((done) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(done);
    else setTimeout(done);
  });
