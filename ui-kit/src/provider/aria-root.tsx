import { use, type ReactNode } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { reportKeyboardClicks } from './keyboard-clicks';
import { KitContext } from './kit-context';

/**
 * Provides locale and router to React Aria components. It wraps single parts instead of the app, because the
 * first screen contains no React Aria component.
 */
export function AriaRoot({ children }: { children: ReactNode }) {
  const { navigate, useHref, locale } = use(KitContext);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}

// React Aria starts to track the input modality on the first press. Without a visible focus that press was a
// mouse or touch press; setting the modality now saves it the change on the next press, which would render
// every table again.
if (typeof document !== 'undefined') {
  if (!document.querySelector(':focus-visible')) setInteractionModality('pointer');
  reportKeyboardClicks();
}
