import { expect, it } from 'vitest';
import { cdp } from 'vitest/browser';
import { editorUnderTest } from './editor-under-test';

const editor = editorUnderTest({
  onChange: () => undefined,
  teamId: 1,
  sendFile: () => new Promise(() => undefined),
  copyFiles: () => Promise.reject(new Error('There is no library here')),
  openLibrary: () => undefined,
});

/** Polls the DOM directly, because the test library's queries keep references to elements. */
async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => requestAnimationFrame(done));
}

async function openAndLeave(times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    editor.show('<h2 data-id="heading">Lineout</h2><p data-id="words">Front pod lifts.</p>');
    await until(() => editor.host.querySelector('[role="toolbar"]') !== null);
    editor.leave();
    await until(() => editor.host.childElementCount === 0);
  }
}

interface DevTools {
  send(call: string): Promise<{ metrics: { name: string; value: number }[] }>;
}

/** Returns the DOM nodes and listeners that remain after garbage collection. */
async function held() {
  const devTools = cdp() as unknown as DevTools;
  const idle = { timeout: 1000 };
  await new Promise((done) => requestIdleCallback(() => requestIdleCallback(done, idle), idle));
  await devTools.send('HeapProfiler.collectGarbage');
  await devTools.send('Performance.enable');
  const { metrics } = await devTools.send('Performance.getMetrics');
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return { nodes: of('Nodes'), listeners: of('JSEventListeners') };
}

it('the editor leaks no nodes or listeners when it is mounted and unmounted thirty times under StrictMode', async () => {
  await openAndLeave(5);
  const before = await held();
  await openAndLeave(25);
  // Nodes that a pending timer holds are released later; a leak of one mounting is there 25 times.
  await expect
    .poll(async () => (await held()).nodes - before.nodes, { timeout: 20_000, interval: 500 })
    .toBeLessThan(20);
  expect((await held()).listeners - before.listeners).toBeLessThan(20);
}, 60_000);
