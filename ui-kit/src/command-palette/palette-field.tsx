import type { KeyboardEvent } from 'react';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon, SearchIcon } from '../icons/icons';
import { Keys } from '../overlay/keys';
import { SpinnerRing } from '../spinner/spinner';
import * as styles from './command-palette.css';

export interface PaletteFieldProps {
  label?: string;
  placeholder?: string;
  closeLabel?: string;
  query: string;
  onQueryChange: (query: string) => void;
  /** The id of the list of results; undefined without results. */
  listId: string | undefined;
  /** The id of the result that Enter selects. */
  activeId: string | undefined;
  isLoading: boolean;
  onKeyDown: (event: KeyboardEvent) => void;
  onClose: () => void;
}

/** The search field; it keeps the focus while the palette is open. */
export function PaletteField(props: PaletteFieldProps) {
  const { label, placeholder, closeLabel = 'Close', query, onQueryChange, onKeyDown, onClose } = props;
  const { listId, activeId, isLoading } = props;
  return (
    <div className={styles.head}>
      <span className={styles.sign}>{isLoading ? <SpinnerRing /> : <SearchIcon />}</span>
      <input
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={listId !== undefined}
        aria-controls={listId}
        aria-activedescendant={activeId}
        autoFocus
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        placeholder={placeholder}
        className={styles.input}
        value={query}
        onChange={({ target }) => onQueryChange(target.value)}
        onKeyDown={onKeyDown}
      />
      <span className={styles.escape}>
        <Keys>Esc</Keys>
      </span>
      <span className={styles.close}>
        <IconButton label={closeLabel} icon={CloseIcon} onPress={onClose} />
      </span>
    </div>
  );
}
