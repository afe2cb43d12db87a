import { use, type ReactNode } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { I18nProvider, RouterProvider } from 'react-aria-components';
import { media } from '../theme/media';
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

// What nothing hovers over is pressed by a finger. React Aria learns it from the first press, and draws every table anew.
if (typeof document !== 'undefined' && matchMedia(media.noHover).matches) setInteractionModality('pointer');
