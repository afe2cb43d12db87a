import { pageTexts, type Page } from '@touchline/contract';
import {
  CheckIcon,
  MenuButton,
  type MenuEntry,
  type MenuGroup,
  ShareIcon,
  useSunlight,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { origin } from '../../shared/browser';
import { useCopyLink } from '../../shared/hooks/use-copy-link';

export interface Sharing {
  /** Entries that share the page; empty until loaded. */
  items: readonly MenuEntry[];
  /** Entries that change how the page is displayed on this device. */
  view: readonly MenuGroup[];
  /** Loads the entries, when the menu opens. */
  load: () => void;
  /** True for a moment after the link was copied. */
  isCopied: boolean;
}

/** Menu entries of a page for all its readers. */
export function useSharing(page: Page): Sharing {
  const url = `${origin}/pages/${page.id}`;
  const { isCopied, copy } = useCopyLink(url);
  const isSunlit = useSunlight();
  const [loaded, setLoaded] = useState<typeof import('./page-menu-items')>();
  return {
    items: loaded?.sharingItems(page, url, copy) ?? [],
    view: loaded ? [loaded.sunlightGroup(isSunlit)] : [],
    load: () => void import('./page-menu-items').then(setLoaded, () => undefined),
    isCopied,
  };
}

/** Share menu; shows a check mark for a moment after the link was copied. */
export function ShareMenu({ items, isCopied, load }: Sharing) {
  const icon = isCopied ? CheckIcon : ShareIcon;
  return <MenuButton label={pageTexts.share} icon={icon} tone="quiet" items={items} onOpen={load} />;
}
