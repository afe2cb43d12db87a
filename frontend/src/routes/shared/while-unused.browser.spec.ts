import { afterEach, beforeEach, expect, it } from 'vitest';
import { page as screen, userEvent } from 'vitest/browser';
import { whileUnused } from './while-unused';

let calls: string[];
let end: () => void;

beforeEach(() => {
  document.body.innerHTML = '<button>Menu</button><textarea aria-label="Comment"></textarea>';
  calls = [];
  end = whileUnused(
    () => calls.push('start'),
    () => calls.push('stop'),
  );
});
afterEach(() => {
  end();
  document.body.replaceChildren();
});

it('starts at once, stops during a press and starts again after its click', async () => {
  expect(calls).toEqual(['start']);
  screen
    .getByRole('button')
    .element()
    .addEventListener('click', () => calls.push('click'));
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => calls).toEqual(['start', 'stop', 'click', 'start']);
});

it('stays stopped while a field with text has the focus', async () => {
  await userEvent.click(screen.getByRole('textbox'));
  await userEvent.keyboard('Which foot?');
  await expect.poll(() => calls.at(-1)).toBe('stop');
  const before = calls.length;
  await new Promise((done) => setTimeout(done, 600));
  expect(calls).toHaveLength(before);
  await userEvent.tab();
  await expect.poll(() => calls.at(-1)).toBe('start');
});

it('calls nothing once it has ended', async () => {
  end();
  await userEvent.click(screen.getByRole('button'));
  expect(calls).toEqual(['start']);
});
