import { useLayoutEffect, useRef, type ReactNode } from 'react';

const control = 'button, a, [role="row"], [role="treeitem"], label, input, textarea';

export interface InStateProps {
  is: 'hovered' | 'focus-visible' | 'pressed';
  /** What is put into the state, where it is not the first control inside. */
  target?: string;
  children: ReactNode;
}

/** Shows a control as only a pointer or a key would make it look: for stories, where all states stand side by side. */
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
