import { useEffect, useRef, type RefObject } from 'react';

const typed =
  ':is(input, textarea, [tabindex="0"]):not(button, [type="hidden"], [tabindex="-1"], [hidden], :disabled)';

/**
 * Returns the focusable element of the first invalid field: its text input or option, otherwise its button.
 */
function firstInvalid(form: HTMLFormElement): HTMLElement | null {
  const field = form.querySelector<HTMLElement>('[data-invalid]');
  if (!field || field.matches(typed)) return field;
  return field.querySelector<HTMLElement>(typed) ?? field.querySelector('button');
}

/**
 * Focuses the first invalid field when a response brings errors. Users who type in the meantime keep the
 * focus. Returns a function to call on submit.
 */
export function useFocusFirstError(form: RefObject<HTMLFormElement | null>) {
  const isResponseAwaited = useRef(false);
  const focusErrorOfResponse = () => {
    isResponseAwaited.current = true;
  };

  useEffect(() => {
    const goOn = () => {
      isResponseAwaited.current = false;
    };
    const fields = form.current;
    fields?.addEventListener('input', goOn);
    return () => fields?.removeEventListener('input', goOn);
  }, [form]);

  useEffect(() => {
    const field = isResponseAwaited.current && form.current && firstInvalid(form.current);
    if (!field) return;
    isResponseAwaited.current = false;
    field.focus();
  });

  return focusErrorOfResponse;
}
