import { use, type ReactNode } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { reportKeyboardClicks } from './keyboard-clicks';
import { SurroundingsContext } from './surroundings';

/**
 * Around a part that is made of React Aria's: language and router of the app. Here and not around the app, which begins
 * without any of these.
 */
export function AriaRoot({ children }: { children: ReactNode }) {
  const { navigate, useHref, locale } = use(SurroundingsContext);
  return (
    <I18nProvider locale={locale}>
      <RouterProvider navigate={navigate} useHref={useHref}>
        {children}
      </RouterProvider>
    </I18nProvider>
  );
}

// React Aria begins to look after the first press. Where no focus shows, that was one by mouse or finger; told so now, it need
// not learn it from the next one, and draw every table anew.
if (typeof document !== 'undefined') {
  if (!document.querySelector(':focus-visible')) setInteractionModality('pointer');
  reportKeyboardClicks();
}
