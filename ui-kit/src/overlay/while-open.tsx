import { memo, type ReactNode } from 'react';

export interface WhileOpenProps {
  isOpen: boolean;
  children: ReactNode;
}

/** What an overlay holds, as it was while it was open: it does not change under the eye of whoever sees it leave. */
export const WhileOpen = memo(
  ({ children }: WhileOpenProps) => children,
  (_, { isOpen }) => !isOpen,
);
WhileOpen.displayName = 'WhileOpen';
