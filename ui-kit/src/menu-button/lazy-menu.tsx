import { lazy, Suspense } from 'react';
import { useHasBeenOpen } from '../overlay/use-has-been-open';
import type { MenuPopoverProps } from './menu-popover';
import { PendingPress } from '../press/pending-press';

export const loadMenu = () => import('./menu-popover').then(({ MenuPopover }) => ({ default: MenuPopover }));
const MenuPopover = lazy(loadMenu);

/** A menu whose code is loaded when it is first opened; it renders nothing before that, and while it has no entries. */
export function LazyMenu(props: MenuPopoverProps) {
  const wasOpen = useHasBeenOpen(props.isOpen);
  if (!wasOpen || props.items.length === 0) return null;
  return (
    <Suspense fallback={<PendingPress />}>
      <MenuPopover {...props} />
    </Suspense>
  );
}
