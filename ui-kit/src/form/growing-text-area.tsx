import { useEffect, useLayoutEffect, type ComponentProps } from 'react';
import { useObjectRef } from 'react-aria';

/**
 * A textarea as high as its text. Its style says `field-sizing: content`; a browser that lacks it (WebKitGTK 2.50, Firefox
 * before 152) is given the height by script.
 */
export function GrowingTextArea({ ref, ...props }: ComponentProps<'textarea'>) {
  const field = useObjectRef(ref);
  useLayoutEffect(() => {
    if (field.current && !isFieldSizingSupported()) fitHeight(field.current);
  });
  useEffect(() => {
    if (field.current && !isFieldSizingSupported()) return fitHeightOnResize(field.current);
  }, [field]);
  return <textarea {...props} ref={field} />;
}

const isFieldSizingSupported = () => CSS.supports('field-sizing', 'content');

function fitHeight(area: HTMLTextAreaElement): void {
  area.style.blockSize = 'auto';
  const borders = area.offsetHeight - area.clientHeight;
  area.style.blockSize = `${area.scrollHeight + borders}px`;
}

/** Lines break elsewhere when the width changes; the height changes by the text alone. */
function fitHeightOnResize(area: HTMLTextAreaElement): () => void {
  let width = area.clientWidth;
  const observer = new ResizeObserver(() => {
    if (area.clientWidth === width) return;
    width = area.clientWidth;
    fitHeight(area);
  });
  observer.observe(area);
  return () => observer.disconnect();
}
