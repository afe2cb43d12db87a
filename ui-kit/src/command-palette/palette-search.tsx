import { useRef, useState, type KeyboardEvent } from 'react';
import { Autocomplete, Input, TextField } from 'react-aria-components';
import { IconButton } from '../icon-button/icon-button';
import { CloseIcon, SearchIcon } from '../icons/icons';
import { Keys } from '../overlay/keys';
import { SpinnerRing } from '../spinner/spinner';
import type { CommandPaletteProps } from './command-palette';
import * as styles from './command-palette.css';
import { narrow } from './palette-groups';
import { PaletteResults } from './palette-results';

/** Field and results: the field keeps the focus, the arrow keys move below it. */
export function PaletteSearch(props: CommandPaletteProps) {
  const { groups, onOpenChange, onQueryChange, isLoading = false, footer, ...words } = props;
  const { label, placeholder, emptyText, loadingText, closeLabel = 'Close' } = words;
  const [ownQuery, setOwnQuery] = useState('');
  const query = words.query ?? ownQuery;
  const results = useRef<HTMLDivElement>(null);

  const close = () => onOpenChange(false);
  const search = (typed: string) => {
    setOwnQuery(typed);
    onQueryChange?.(typed);
  };
  /** Until an arrow key leads elsewhere, Enter takes the first. */
  const takeFirst = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || results.current?.querySelector('[data-focused]')) return;
    results.current?.querySelector<HTMLElement>('[data-first]')?.click();
  };

  return (
    <Autocomplete inputValue={query} onInputChange={search}>
      <div className={styles.head} onKeyDownCapture={takeFirst}>
        <span className={styles.sign}>{isLoading ? <SpinnerRing /> : <SearchIcon />}</span>
        <TextField aria-label={label} autoFocus className={styles.field}>
          <Input placeholder={placeholder} className={styles.input} />
        </TextField>
        <span className={styles.escape}>
          <Keys>Esc</Keys>
        </span>
        <span className={styles.close}>
          <IconButton label={closeLabel} icon={CloseIcon} onPress={close} />
        </span>
      </div>
      <div ref={results} className={styles.results}>
        <PaletteResults
          {...{ label, query, isLoading, emptyText, loadingText }}
          groups={onQueryChange ? groups : narrow(groups, query)}
          onClose={close}
        />
      </div>
      {footer && <div className={styles.foot}>{footer}</div>}
    </Autocomplete>
  );
}
