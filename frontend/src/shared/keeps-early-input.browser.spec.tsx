import { act, lazy, type ComponentType } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { KeepsEarlyInput } from './keeps-early-input';

const onPress = vi.fn();
let root: Root;
let load: () => Promise<void>;

const Loaded = () => <button onClick={() => void onPress()}>Next step</button>;
const button = () => document.querySelector('button')!;
const fire = (target: EventTarget, type: string) =>
  target.dispatchEvent(new PointerEvent(type, { bubbles: true }));

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  onPress.mockClear();
  let resolve: (module: { default: ComponentType }) => void = () => undefined;
  const code = new Promise<{ default: ComponentType }>((done) => (resolve = done));
  load = () =>
    act(async () => {
      resolve({ default: Loaded });
      await code;
    });
  const Lazy = lazy(() => code);
  root = createRoot(document.body.appendChild(document.createElement('div')));
  act(() =>
    root.render(
      <KeepsEarlyInput fallback={<button data-early="">Next step</button>}>
        <Lazy />
      </KeepsEarlyInput>,
    ),
  );
  expect(button().dataset.early).toBe('');
});

afterEach(() => {
  act(() => root.unmount());
  document.body.replaceChildren();
});

describe('a press before the code is loaded', () => {
  it('is repeated once, and later ones are left to the loaded button', async () => {
    button().click();
    button().click();
    await load();
    await vi.waitFor(() => expect(onPress).toHaveBeenCalledTimes(1));
    button().click();
    expect(onPress).toHaveBeenCalledTimes(2);
  });

  it('that is held down while the button is replaced clicks the one in its place', async () => {
    fire(button(), 'pointerdown');
    await load();
    expect(onPress).not.toHaveBeenCalled();
    fire(document.body, 'pointerup');
    expect(onPress).toHaveBeenCalledTimes(1);
    fire(document.body, 'pointerup');
    expect(onPress).toHaveBeenCalledTimes(1);
  });

  it('that turned into a scroll clicks nothing', async () => {
    fire(button(), 'pointerdown');
    fire(button(), 'pointercancel');
    await load();
    fire(document.body, 'pointerup');
    expect(onPress).not.toHaveBeenCalled();
  });

  it('gives the loaded button the focus that the early one had', async () => {
    button().focus();
    await load();
    expect(document.activeElement).toBe(button());
  });
});
