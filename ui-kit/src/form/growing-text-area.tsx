import { useEffect, useLayoutEffect, type ComponentProps } from 'react';
import { useObjectRef } from 'react-aria';

/**
 * A textarea that grows with its text by `field-sizing: content`. Browsers without it (WebKitGTK 2.50,
 * Firefox before 152) get the height by script.
 */
export function GrowingTextArea({ ref, ...props }: ComponentProps<'textarea'>) {
  const field = useObjectRef(ref);
  useLayoutEffect(() => {
    if (field.current && !isFieldSizingSupported()) fitHeight(field.current);
  });
  useEffect(
    () => (field.current && !isFieldSizingSupported() ? keepFitting(field.current) : undefined),
    [field],
  );
  return <textarea {...props} ref={field} />;
}

const isFieldSizingSupported = () => CSS.supports('field-sizing', 'content');

function fitHeight(area: HTMLTextAreaElement): void {
  area.style.blockSize = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + borders}px`;
}

/** Fits the height after input and, because lines wrap differently, after a change of width. */
function keepFitting(area: HTMLTextAreaElement): () => void {
  const fit = () => fitHeight(area);
  let width = area.clientWidth;
  const observer = new ResizeObserver(() => {
    if (area.clientWidth === width) return;
    width = area.clientWidth;
    fit();
  });
  observer.observe(area);
  area.addEventListener('input', fit);
  return () => {
    observer.disconnect();
    area.removeEventListener('input', fit);
  };
}
