import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { KitProvider } from '@touchline/ui-kit';
import axe from 'axe-core';
import { createRef, StrictMode, type RefObject } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { PageEditor, type EditorHandle, type PageEditorProps } from './page-editor';

const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });

type Around = Pick<
  PageEditorProps,
  'onChange' | 'onSimplified' | 'teamId' | 'sendFile' | 'copyFiles' | 'openLibrary'
>;

/** Mounts an editor in an empty document for each test. */
export function editorUnderTest(around: Around) {
  let root: Root;
  let host: HTMLElement;
  let handle: RefObject<EditorHandle | null>;

  beforeEach(async () => {
    await page.viewport(1000, 800);
    host = document.createElement('div');
    // Space for the header above the sticky toolbar.
    host.style.paddingTop = '64px';
    document.body.append(host);
    root = createRoot(host);
    handle = createRef();
  });
  afterEach(() => {
    root.unmount();
    host.remove();
  });

  const show = (content: string) =>
    root.render(
      <StrictMode>
        <KitProvider navigate={() => undefined}>
          <QueryClientProvider client={queries}>
            <main>
              <PageEditor
                ref={handle}
                content={content}
                label="Content"
                placeholder="Type '/' for commands..."
                {...around}
              />
            </main>
          </QueryClientProvider>
        </KitProvider>
      </StrictMode>,
    );
  const read = () => handle.current?.flush() ?? '';
  return {
    show,
    edit: async (content: string) => {
      show(content);
      await expect.element(page.getByRole('toolbar')).toBeVisible();
    },
    leave: () => root.render(null),
    get host() {
      return host;
    },
    handle: () => handle.current,
    read,
    /** Returns the content without ids. */
    written: () => read().replace(/ data-id="[^"]*"/g, ''),
    fields: () => [...host.querySelectorAll<HTMLElement>('[contenteditable]')],
  };
}

export const press = (keys: string) => userEvent.keyboard(keys);
export const button = (name: string) => page.getByRole('button', { name, exact: true });

/** Runs axe after all animations have finished. */
export async function expectAccessible() {
  await Promise.all(document.getAnimations().map(({ finished }) => finished));
  const { violations } = await axe.run(document.body, { rules: { region: { enabled: false } } });
  expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
}
