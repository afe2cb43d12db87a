import { pageTexts, type Page } from '@touchline/contract';
import {
  CheckIcon,
  MenuButton,
  type MenuEntry,
  type MenuGroup,
  ShareIcon,
  useSunlight,
} from '@touchline/ui-kit';
import { origin } from '../../shared/browser';
import { useCopyLink } from '../../shared/hooks/use-copy-link';
import { useMenuCode } from '../../shared/hooks/use-menu-code';

export interface Sharing {
  /** Entries that share the page; empty until loaded. */
  items: readonly MenuEntry[];
  /** Entries that change how the page is displayed on this device. */
  view: readonly MenuGroup[];
  /** The entries are loaded, or cannot be. */
  isSettled: boolean;
  /** Loads the entries when the menu opens, if they were not loaded by then. */
  load: () => void;
  /** True for a moment after the link was copied. */
  isCopied: boolean;
}

const importItems = () => import('./page-menu-items');

/** Menu entries of a page for all its readers. */
export function useSharing(page: Page): Sharing {
  const url = `${origin}/pages/${page.id}`;
  const { isCopied, copy } = useCopyLink(url);
  const isSunlit = useSunlight();
  const { code, isSettled, load } = useMenuCode(importItems);
  return {
    items: code?.sharingItems(page, url, copy) ?? [],
    view: code ? [code.sunlightGroup(isSunlit)] : [],
    isSettled,
    load,
    isCopied,
  };
}

/** Share menu; shows a check mark for a moment after the link was copied. */
export function ShareMenu({ items, isCopied, load }: Sharing) {
  const icon = isCopied ? CheckIcon : ShareIcon;
  return <MenuButton label={pageTexts.share} icon={icon} tone="quiet" items={items} onOpen={load} />;
}
