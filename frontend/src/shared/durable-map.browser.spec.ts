import { afterEach, expect, it, vi } from 'vitest';
import { DurableMap } from './durable-map';

let count = 0;

/** Returns a function that opens the same map again, as each tab and page load does. */
function givenMap() {
  const name = `durable-map-${(count += 1)}`;
  const prefix = `${name}:`;
  const open = () =>
    new DurableMap<string>({ name, localStorage: { prefix, read: (key, item) => [[key, item]] } });
  return { open, prefix };
}

/** Polls the disk: `load` itself times out after a second, on a busy machine before IndexedDB responds. */
const eventually = (check: () => void) => vi.waitFor(check, 20_000);

afterEach(() => vi.restoreAllMocks());

it('a durable map keeps its entries across page loads', async () => {
  const { open } = givenMap();
  const before = open();
  void before.set('new', 'W');
  void before.set('new', 'Who calls');
  await before.set('reply-1', 'I do');
  const after = open();
  expect(after.get('new')).toBeUndefined();
  await after.load();
  await eventually(() =>
    expect([...after.snapshot()]).toEqual([
      ['new', 'Who calls'],
      ['reply-1', 'I do'],
    ]),
  );
  await after.set('new', undefined);
  const last = open();
  await last.load();
  await eventually(() => expect([...last.snapshot()]).toEqual([['reply-1', 'I do']]));
});

it('a durable map prefers values set before it was loaded', async () => {
  const { open } = givenMap();
  await open().set('new', 'Old');
  const map = open();
  const written = map.set('new', 'Newer');
  await map.load();
  expect(map.get('new')).toBe('Newer');
  await written;
  const removed = open();
  const removal = removed.set('new', undefined);
  await removed.load();
  await removal;
  expect(removed.get('new')).toBeUndefined();
});

it('a durable map migrates the local storage of an earlier build once', async () => {
  const { open, prefix } = givenMap();
  localStorage.setItem(`${prefix}4:7:new`, 'Half a thought');
  localStorage.setItem('another', 'stays');
  localStorage.setItem(`${prefix}4:7:reply-1`, 'Typed again since');
  const map = open();
  void map.set('4:7:reply-1', 'Newer');
  void map.load();
  expect(map.get('4:7:new')).toBe('Half a thought');
  await eventually(() => expect(localStorage.getItem(`${prefix}4:7:new`)).toBeNull());
  expect(localStorage.getItem('another')).toBe('stays');
  const next = open();
  await next.load();
  await eventually(() => expect(next.get('4:7:new')).toBe('Half a thought'));
  expect(next.get('4:7:reply-1')).toBe('Newer');
});

it('a durable map follows writes of other tabs', async () => {
  const { open } = givenMap();
  const [one, other] = [open(), open()];
  await Promise.all([one.load(), other.load()]);
  const listener = vi.fn();
  other.subscribe(listener);
  await one.set('new', 'Who calls');
  await eventually(() => expect(other.get('new')).toBe('Who calls'));
  await one.set('new', undefined);
  await eventually(() => expect(other.get('new')).toBeUndefined());
  expect(listener).toHaveBeenCalledTimes(2);
});

it('a durable map keeps its entries in memory if the browser refuses to store', async () => {
  const { open, prefix } = givenMap();
  localStorage.setItem(`${prefix}old`, 'from before');
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const map = open();
  await map.load();
  await map.set('new', 'Who calls');
  expect(map.get('new')).toBe('Who calls');
  expect(map.get('old')).toBe('from before');
  expect(localStorage.getItem(`${prefix}old`)).toBe('from before');
});
