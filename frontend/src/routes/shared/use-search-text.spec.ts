import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchText } from './use-search-text';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function searchBox(first = '') {
  const write = vi.fn();
  const box = renderHook(({ address }) => useSearchText(address, write), {
    initialProps: { address: first },
  });
  return {
    write,
    text: () => box.result.current[0],
    type: (text: string) => act(() => box.result.current[1](text)),
    wait: (time: number) => act(() => void vi.advanceTimersByTime(time)),
    address: (address: string) => box.rerender({ address }),
  };
}

it('a search box updates the address once, after a debounce', () => {
  const box = searchBox();
  box.type('li');
  box.wait(150);
  box.type('line');
  box.wait(200);
  expect(box.write.mock.calls).toEqual([['line']]);
});

it('a search box keeps what is typed while the address is updated', () => {
  const box = searchBox();
  box.type('line');
  box.wait(200);
  box.type('lineout');
  box.address('line');
  expect(box.text()).toBe('lineout');
});

it('a search box follows an address that changes otherwise', () => {
  const box = searchBox('scrum');
  box.address('maul');
  expect(box.text()).toBe('maul');
  box.address('');
  expect(box.text()).toBe('');
});
