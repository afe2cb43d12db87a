import { setInteractionModality } from 'react-aria/useFocusVisible';

/**
 * Sets the pointer type of clicks by Enter or Space for React Aria. It takes a click without a pointer type
 * for one by a screen reader and delays focus until transitions have ended; a menu then focuses itself
 * instead of its first entry.
 */
export function reportKeyboardClicks(): void {
  let pressed: EventTarget | null = null;
  document.addEventListener(
    'keydown',
    ({ key, target }) => {
      pressed = key === 'Enter' || key === ' ' ? target : null;
    },
    true,
  );
  document.addEventListener(
    'click',
    ({ detail, target }) => {
      if (detail === 0 && target === pressed) setInteractionModality('keyboard');
      pressed = null;
    },
    true,
  );
}
