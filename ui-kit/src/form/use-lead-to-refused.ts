import { useEffect, useRef, type RefObject } from 'react';

const typed =
  ':is(input, textarea, [tabindex="0"]):not(button, [type="hidden"], [tabindex="-1"], [hidden], :disabled)';

/** What takes the focus in the first field with a message: where one types or chooses, or else its button. */
function firstRefused(form: HTMLFormElement): HTMLElement | null {
  const field = form.querySelector<HTMLElement>('[data-invalid]');
  if (!field || field.matches(typed)) return field;
  return field.querySelector<HTMLElement>(typed) ?? field.querySelector('button');
}

/**
 * When what was sent comes back refused, the first field with a message takes the focus, so that nobody has to look for
 * it. Whoever goes on typing meanwhile is left alone.
 */
export function useLeadToRefused(form: RefObject<HTMLFormElement | null>) {
  const isAwaited = useRef(false);
  const expectAnswer = () => {
    isAwaited.current = true;
  };

  useEffect(() => {
    const goOn = () => {
      isAwaited.current = false;
    };
    const fields = form.current;
    fields?.addEventListener('input', goOn);
    return () => fields?.removeEventListener('input', goOn);
  }, [form]);

  useEffect(() => {
    const field = isAwaited.current && form.current && firstRefused(form.current);
    if (!field) return;
    isAwaited.current = false;
    field.focus();
  });

  return expectAnswer;
}
