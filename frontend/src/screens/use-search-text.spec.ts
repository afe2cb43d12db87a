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

it('asks once, after a pause in typing', () => {
  const box = searchBox();
  box.type('li');
  box.wait(150);
  box.type('line');
  box.wait(200);
  expect(box.write.mock.calls).toEqual([['line']]);
});

it('keeps what is typed on while the address still follows', () => {
  const box = searchBox();
  box.type('line');
  box.wait(200);
  box.type('lineout');
  box.address('line');
  expect(box.text()).toBe('lineout');
});

it('follows an address that changes by itself', () => {
  const box = searchBox('scrum');
  box.address('maul');
  expect(box.text()).toBe('maul');
  box.address('');
  expect(box.text()).toBe('');
});
