import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon } from '../icons/icons';
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
  /** Moves the focus to the list; called when the bar is closed while it has the focus. */
  onClosed: () => void;
  /** Buttons of what can be done with the items. */
  children: ReactNode;
}

/** Floats over the lower edge of a list while items are selected. Mounted before, so that screen readers announce the first one. */
export function SelectionBar(props: SelectionBarProps) {
  const { count, selection } = props;
  return (
    <>
      <VisuallyHidden>
        <span role="status">{selection.isSelecting && count}</span>
      </VisuallyHidden>
      {selection.isSelecting && <Bar {...props} />}
    </>
  );
}

function Bar({ label, count, clearLabel, selection, onClosed, children }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const clear = () => {
    const hadFocus = bar.current?.contains(document.activeElement);
    selection.clear();
    if (hadFocus) onClosed();
  };
  useNoLowerBar();
  useSelectionKeys({ onClear: clear, onChooseAll: selection.chooseAll });
  return (
    <div ref={bar} className={styles.bar} role="group" aria-label={label}>
      <IconButton label={clearLabel} icon={CloseIcon} onPress={clear} />
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      {children}
    </div>
  );
}

/** Escape clears, and Ctrl or Cmd with A selects all; not in text fields and not under dialogs. */
function useSelectionKeys({ onClear, onChooseAll }: { onClear: () => void; onChooseAll: () => void }) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isElsewhere =
      event.target instanceof Element &&
      event.target.closest(
        'input:not([type="checkbox"]), textarea, [contenteditable], [role$="dialog"], [role="menu"]',
      );
    if (event.defaultPrevented || isElsewhere) return;
    if (event.key === 'Escape') onClear();
    if (event.key.toLowerCase() !== 'a' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    onChooseAll();
  });
  useEffect(() => {
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
}
