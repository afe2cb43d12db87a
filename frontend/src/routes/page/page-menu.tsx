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
import { ShareMenu, type useSharing } from '../../features/pages/share-menu';

interface PageMenuProps {
  sharing: ReturnType<typeof useSharing>;
  /** Entries for editors. */
  actions?: readonly MenuEntry[];
  /** Called when the menu opens. */
  onOpen?: () => void;
}

/** Menus of a page: sharing and further actions, on phones in one menu. */
export function PageMenu({ sharing, actions = [], onOpen }: PageMenuProps) {
  const menu = { label: pageTexts.moreActions, tone: 'quiet', isLabelHidden: true, onOpen } as const;
  return (
    <>
      <ShowAbove breakpoint="tablet">
        <Inline gap="4">
          <ShareMenu {...sharing} />
          {actions.length > 0 && <MenuButton {...menu} icon={MoreIcon} items={actions} />}
        </Inline>
      </ShowAbove>
      <ShowBelow breakpoint="tablet">
        <MenuButton
          {...menu}
          icon={sharing.isCopied ? CheckIcon : MoreIcon}
          items={[...sharing.items, ...actions]}
        />
      </ShowBelow>
    </>
  );
}
