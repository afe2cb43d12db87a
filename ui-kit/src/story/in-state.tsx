import { useLayoutEffect, useRef, type ReactNode } from 'react';

const control = 'button, a, [role="row"], [role="treeitem"], label, input, textarea';

export interface InStateProps {
  is: 'hovered' | 'focus-visible' | 'pressed';
  /** Selector of the element; the first control by default. */
  target?: string;
  children: ReactNode;
}

/** Forces a pointer or keyboard state onto a control, so that stories can show all states side by side. */
export function InState({ is, target = control, children }: InStateProps) {
  const wrapper = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    wrapper.current?.querySelector(target)?.setAttribute(`data-${is}`, 'true');
  });
  return (
    <div ref={wrapper} style={{ display: 'contents' }}>
      {children}
    </div>
  );
}
