import { useEffect, useEffectEvent, useRef, type ReactNode, type RefObject } from 'react';
import { Toolbar } from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon } from '../icons/icons';
import { AriaRoot } from '../provider/aria-root';
import { VisuallyHidden } from '../text/text';
import { useNoLowerBar } from '../lower-bar/use-lower-bar';
import * as styles from './selection-bar.css';
import type { ItemSelection } from './use-item-selection';

export interface SelectionBarProps {
  label: string;
  /** How many items are selected; announced with each change. */
  count: string;
  clearLabel: string;
  selection: Pick<ItemSelection, 'isSelecting' | 'chooseAll' | 'clear'>;
  /** The list, which gets the focus when the bar is closed while it has it. */
  listRef: RefObject<HTMLElement | null>;
  /** Buttons of what can be done with the items. */
  children: ReactNode;
}

/** A toolbar over the lower edge of a list while items are selected. Mounted before, so that screen readers announce the first one. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, selection } = props;
  useSelectAllKey(props);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{selection.isSelecting && count}</span>
      </VisuallyHidden>
      {selection.isSelecting && <Bar {...props} />}
    </>
  );
}

function Bar({ label, count, clearLabel, selection, listRef, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    const hadFocus = bar.current?.contains(document.activeElement);
    selection.clear();
    if (hadFocus) listRef.current?.focus();
  };
  useNoLowerBar();
  useEscape(clear);
  return (
    <AriaRoot>
      <Toolbar ref={bar} className={styles.bar} aria-label={label}>
        <IconButton label={clearLabel} icon={CloseIcon} onPress={clear} />
        <span className={styles.count} aria-hidden="true">
          {count}
        </span>
        {children}
      </Toolbar>
    </AriaRoot>
  );
}

/** The key is for a text field, dialog or menu. */
const isForOther = ({ defaultPrevented, target }: KeyboardEvent) =>
  defaultPrevented ||
  (target instanceof Element &&
    target.closest(
      'input:not([type="checkbox"]), textarea, [contenteditable], [role$="dialog"], [role="menu"]',
    ) !== null);

/** Ctrl or Cmd with A selects all: in the list, and everywhere while anything is selected. */
function useSelectAllKey({ listRef, selection }: Pick<SelectionBarProps, 'listRef' | 'selection'>) {
  useDocumentKey((event) => {
    const isInList = event.target instanceof Node && listRef.current?.contains(event.target);
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    if (!selection.isSelecting && !isInList) return;
    event.preventDefault();
    selection.chooseAll();
  });
}

const useEscape = (onEscape: () => void) =>
  useDocumentKey(({ key }) => {
    if (key === 'Escape') onEscape();
  });

function useDocumentKey(onKey: (event: KeyboardEvent) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (!isForOther(event)) onKey(event);
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
