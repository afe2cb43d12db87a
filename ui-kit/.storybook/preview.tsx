import { useLayoutEffect } from 'react';
import type { Decorator, Preview } from '@storybook/react-vite';
import { configure } from 'storybook/test';
import { KitProvider } from '../src';
import { breakpoints } from '../src/theme/scale';
import { expectLegibleInTheDark, forFaultsOnly } from './legible-in-the-dark';
import { ThemedDocs } from './themed-docs';

const isTest = import.meta.env.MODE === 'test';

/** Allows 8 s for lazy code, such as a menu's, on a busy machine. */
configure({ asyncUtilTimeout: 8000 });

/** One locale for each writing direction; keyboard shortcuts and dates follow it. */
const locales = { ltr: 'en-GB', rtl: 'ar-EG' } as const;

interface Globals {
  theme: 'light' | 'dark';
  direction: keyof typeof locales;
}

/** Wraps every story in a KitProvider, except the story of the KitProvider itself. */
const inTheme: Decorator = (Story, { globals, parameters }) => {
  const { theme, direction } = globals as Globals;
  useLayoutEffect(() => {
    document.documentElement.dataset.theme = theme;
    document.documentElement.dir = direction;
  }, [theme, direction]);
  if (parameters.isAnApp) return <Story />;
  return (
    <KitProvider navigate={() => undefined} locale={locales[direction]}>
      <Story />
    </KitProvider>
  );
};

const switcher = (title: string, icon: 'mirror' | 'transfer', items: string[]) => ({
  toolbar: { title, icon, items, dynamicTitle: true },
});

const systemTheme = () => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

const size = (name: string, width: number, height: number) => ({
  name,
  styles: { width: `${width}px`, height: `${height}px` },
});

const preview: Preview = {
  decorators: [inTheme],
  initialGlobals: {
    theme: systemTheme(),
    direction: 'ltr',
  },
  globalTypes: {
    theme: switcher('Theme', 'mirror', ['light', 'dark']),
    direction: switcher('Direction', 'transfer', ['ltr', 'rtl']),
  },
  parameters: {
    a11y: { test: 'error', options: isTest ? forFaultsOnly : {} },
    layout: 'padded',
    controls: { expanded: true, sort: 'requiredFirst' },
    backgrounds: { disable: true },
    docs: { container: ThemedDocs },
    viewport: {
      options: {
        phone: size('Phone', 390, 844),
        narrow: size('Narrowest', 320, 640),
        tablet: size('Tablet', 820, 1180),
        desktop: size('Desktop', 1440, 900),
        edge: size(`Just a desktop (${breakpoints.desktop} px)`, breakpoints.desktop, 768),
      },
    },
    options: {
      storySort: {
        order: [
          'Foundations',
          ['Introduction', 'Colour', 'Type', 'Space', 'Icons', 'Motion', 'Writing', 'Adding a component'],
          'Patterns',
          'Layout',
          'Text',
          'Actions',
          'Navigation',
          'Forms',
          'Data',
          'Overlays',
          'Editor',
          'Behaviour',
        ],
      },
    },
  },
  tags: ['autodocs'],
  afterEach: () => (isTest ? expectLegibleInTheDark() : undefined),
};

export default preview;
