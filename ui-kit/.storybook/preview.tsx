import { useLayoutEffect } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { KitProvider } from '../src';

/** What comes late, such as a menu's code on a busy machine, has time to come. */
configure({ asyncUtilTimeout: 8000 });

const inTheme: Decorator = (Story, { globals }) => {
  const { theme, direction } = globals as { theme: string; direction: string };
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  return (
    <KitProvider navigate={() => undefined}>
      <Story />
    </KitProvider>
  );
};

const switcher = (title: string, icon: 'mirror' | 'transfer', items: string[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const preview: Preview = {
  decorators: [inTheme],
  initialGlobals: {
    theme: (import.meta.env.VITE_STORY_THEME as string | undefined) ?? 'light',
    direction: 'ltr',
  },
  globalTypes: {
    theme: switcher('Theme', 'mirror', ['light', 'dark']),
    direction: switcher('Direction', 'transfer', ['ltr', 'rtl']),
  },
  parameters: {
    a11y: { test: 'error' },
    layout: 'padded',
    controls: { expanded: true },
    options: {
      storySort: {
        order: ['Foundations', 'Layout', 'Text', 'Actions', 'Forms', 'Data', 'Overlays', 'Editor'],
      },
    },
  },
  tags: ['autodocs'],
};

export default preview;
