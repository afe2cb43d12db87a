import { lazy, Suspense } from 'react';
import { useOnceOpen } from '../overlay/use-once-open';
import type { MenuPopoverProps } from './menu-popover';

export const loadMenu = () => import('./menu-popover').then(({ MenuPopover }) => ({ default: MenuPopover }));
const MenuPopover = lazy(loadMenu);

/** A menu whose code comes when it is first needed; before that it is nothing at all. */
export function LazyMenu(props: MenuPopoverProps) {
  if (!useOnceOpen(props.isOpen)) return null;
  return (
    <Suspense fallback={null}>
      <MenuPopover {...props} />
    </Suspense>
  );
}
