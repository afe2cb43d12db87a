import { VisuallyHidden } from '@touchline/ui-kit';

/** What a screen reader hears while skeletons stand for what is coming. */
export function LoadingWords({ children }: { children: string }) {
  return (
    <VisuallyHidden>
      <span role="status">{children}</span>
    </VisuallyHidden>
  );
}
