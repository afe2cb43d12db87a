import { VisuallyHidden } from '@touchline/ui-kit';

/** Announces loading to screen readers while skeletons are shown. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}
