import { lazyOverlay } from '../overlay/lazy-overlay';
import { codeOf } from '../overlay/use-loaded';
import type { MenuPopoverProps } from './menu-popover';

const menu = codeOf(async () => (await import('./menu-popover')).MenuPopover);
export const loadMenu = menu.load;
/** Ignores a failure: opening the menu retries, and reports it. */
export const preloadMenu = () => void menu.load().catch(() => undefined);
const Menu = lazyOverlay(menu);

/** A menu whose code is loaded when it is first opened; it renders nothing before that, and while it has no entries. */
export const LazyMenu = (props: MenuPopoverProps) => props.items.length > 0 && <Menu {...props} />;
