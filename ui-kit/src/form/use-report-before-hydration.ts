import { useLayoutEffect, useEffectEvent, type RefObject } from 'react';

/** A textarea whose text React is about to reset: `frontend/src/ssr/early-script.ts` keeps the typed text. */
type Typed = (HTMLInputElement | HTMLTextAreaElement) & { typedBefore?: string };

/**
 * Reports text that was typed into a server-rendered field before hydration. React leaves it in the element without calling
 * `onChange`, so the next render would remove it.
 */
export function useReportTypedBeforeHydration(
  field: RefObject<Element | null>,
  report: (text: string) => void,
): void {
  const adopt = useEffectEvent(report);
  useLayoutEffect(() => {
    const element = field.current?.querySelector<Typed>('input:not([type="hidden"]), textarea');
    if (!element) return;
    const text = element.typedBefore ?? element.value;
    delete element.typedBefore;
    if (text !== element.defaultValue) adopt(text);
  }, [field]);
}

/** Reports that a server-rendered checkbox or switch was pressed before hydration. */
export function useReportTickedBeforeHydration(
  field: RefObject<Element | null>,
  report: (isTicked: boolean) => void,
): void {
  const adopt = useEffectEvent(report);
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input');
    if (input && input.checked !== input.defaultChecked) adopt(input.checked);
  }, [field]);
}
