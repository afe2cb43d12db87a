import { pageTexts } from '@touchline/contract';
import {
  CheckIcon,
  Inline,
  MenuButton,
  type MenuEntry,
  MoreIcon,
  ShowAbove,
  ShowBelow,
} from '@touchline/ui-kit';
import { ShareMenu, type Sharing } from '../../features/pages/share-menu';

interface PageMenuProps {
  sharing: Sharing;
  /** Entries for editors. */
  actions?: readonly MenuEntry[];
  /** Called when the menu opens. */
  onOpen?: () => void;
}

/** Menus of a page: sharing and further actions, on phones in one menu. */
export function PageMenu({ sharing, actions = [], onOpen }: PageMenuProps) {
  const open = () => {
    sharing.load();
    onOpen?.();
  };
  const menu = { label: pageTexts.moreActions, tone: 'quiet', isLabelHidden: true, onOpen: open } as const;
  const withView = (items: readonly MenuEntry[]) => {
    if (!sharing.isSettled) return [];
    return items.length > 0 ? [...sharing.view, { id: menu.label, items }] : sharing.view;
  };
  return (
    <>
      <ShowAbove breakpoint="tablet">
        <Inline gap="4">
          <ShareMenu {...sharing} />
          <MenuButton {...menu} icon={MoreIcon} items={withView(actions)} />
        </Inline>
      </ShowAbove>
      <ShowBelow breakpoint="tablet">
        <MenuButton
          {...menu}
          icon={sharing.isCopied ? CheckIcon : MoreIcon}
          items={withView([...sharing.items, ...actions])}
        />
      </ShowBelow>
    </>
  );
}
