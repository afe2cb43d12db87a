import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ToastRegion } from './toast-region';
import { changeToast, toast } from './toast-store';

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
let root: Root;

const step = (change: () => unknown) => {
  act(() => void change());
};
const pass = (milliseconds: number) => step(() => vi.advanceTimersByTime(milliseconds));
const shown = () => document.querySelector('[data-tone]')?.textContent ?? '';
const over = (type: string) =>
  step(() => document.querySelector('[data-tone]')?.dispatchEvent(new MouseEvent(type, { bubbles: true })));

beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
  step(() => root.render(<ToastRegion />));
});

afterEach(() => {
  step(() => root.unmount());
  vi.useRealTimers();
});

it('a toast disappears after 5000 ms', () => {
  step(() => toast({ title: 'Link copied!' }));
  pass(4999);
  expect(shown()).toContain('Link copied!');
  pass(1);
  expect(shown()).toBe('');
});

it('a toast with an action disappears after 10 s', () => {
  step(() => toast({ title: 'Page deleted', action: { label: 'Undo', onPress: () => undefined } }));
  pass(9999);
  expect(shown()).toContain('Undo');
  pass(1);
  expect(shown()).toBe('');
});

it('one toast is visible at a time, and the newest has its full time', () => {
  step(() => toast({ title: 'First' }));
  pass(3000);
  step(() => toast({ title: 'Second' }));
  expect(shown()).toContain('Second');
  expect(shown()).not.toContain('First');
  pass(4999);
  expect(shown()).toContain('Second');
});

it('hovering a toast pauses its timeout', () => {
  step(() => toast({ title: 'Link copied!' }));
  pass(4000);
  over('pointerover');
  pass(60_000);
  expect(shown()).toContain('Link copied!');
  over('pointerout');
  pass(999);
  expect(shown()).toContain('Link copied!');
  pass(1);
  expect(shown()).toBe('');
});

it('focusing a toast pauses its timeout', () => {
  step(() => toast({ title: 'Link copied!' }));
  step(() => document.querySelector<HTMLElement>('[data-tone] button')?.focus());
  pass(60_000);
  expect(shown()).toContain('Link copied!');
});

it('a toast stays while a task is in progress, and has its full timeout afterwards', () => {
  let id = 0;
  step(() => (id = toast({ title: 'Preparing', share: 'unknown' })));
  pass(60_000);
  step(() => changeToast(id, { share: 0.5 }));
  expect(document.querySelector('[role=progressbar]')?.getAttribute('aria-valuenow')).toBe('50');
  step(() => changeToast(id, { title: 'Ready', share: undefined }));
  pass(4999);
  expect(shown()).toContain('Ready');
  pass(1);
  expect(shown()).toBe('');
});

it('a dismissed toast cannot be updated', () => {
  let id = 0;
  step(() => (id = toast({ title: 'First', share: 0 })));
  step(() => toast({ title: 'Second' }));
  step(() => changeToast(id, { title: 'First is ready' }));
  expect(shown()).toContain('Second');
});
