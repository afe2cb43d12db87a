import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRestartingApp } from './restarting-app.mjs';

/** Creates numbered apps that log their lifecycle. */
function startApps() {
  const events: string[] = [];
  let number = 0;
  let isBroken = false;
  const apps = createRestartingApp({
    async load() {
      number += 1;
      const name = `app ${number}`;
      events.push(`${name} loads`);
      await pause(5);
      if (isBroken) throw new Error(`${name} is broken`);
      return () => {
        events.push(`${name} opens`);
        return Promise.resolve({
          handle: () => undefined,
          announce: () => void events.push(name),
          close: () => Promise.resolve(void events.push(`${name} closes`)),
        });
      };
    },
    onOpen: () => undefined,
    onError: (error) => void events.push(String(error)),
  });
  const breakSources = (isNow: boolean) => (isBroken = isNow);
  return { apps, events, breakSources };
}

describe('the app that the dev server restarts', () => {
  it('is closed after the new one is loaded and before it is opened, and requests wait for the new one', async () => {
    const { apps, events } = startApps();
    await apps.current();
    apps.restart();
    (await apps.current()).announce();
    expect(events).toEqual([
      ...['app 1 loads', 'app 1 opens'],
      ...['app 2 loads', 'app 1 closes', 'app 2 opens', 'app 2'],
    ]);
  });

  it('is replaced once when several files are saved at the same time', async () => {
    const { apps, events } = startApps();
    for (let saved = 0; saved < 5; saved += 1) apps.restart();
    await apps.current();
    expect(events.filter((event) => event.endsWith('opens'))).toEqual(['app 1 opens', 'app 2 opens']);
  });

  it('is closed while the sources are broken, reports the error once, and reopens after the next successful save', async () => {
    const { apps, events, breakSources } = startApps();
    await apps.current();
    breakSources(true);
    apps.restart();
    await expect(apps.current()).rejects.toThrow('app 2 is broken');
    await expect(apps.current()).rejects.toThrow('app 2 is broken');
    breakSources(false);
    apps.restart();
    await apps.current();
    expect(events.slice(2)).toEqual([
      ...['app 2 loads', 'app 1 closes', 'Error: app 2 is broken'],
      ...['app 3 loads', 'app 3 opens'],
    ]);
  });

  it('is not reopened after the dev server stops', async () => {
    const { apps, events } = startApps();
    await apps.current();
    await apps.close();
    apps.restart();
    await pause(100);
    expect(events).toEqual(['app 1 loads', 'app 1 opens', 'app 1 closes']);
  });
});
