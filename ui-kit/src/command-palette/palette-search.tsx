import { useId, useState, type KeyboardEvent } from 'react';
import { itemByKey, itemsOf } from './active-item';
import type { CommandPaletteProps } from './palette-props';
import * as styles from './command-palette.css';
import { PaletteField } from './palette-field';
import { narrow } from './palette-groups';
import { NoResults } from './no-results';
import { PaletteResults } from './palette-results';

/** Field and results: the field keeps the focus, arrow keys move the active row. */
export function PaletteSearch(props: CommandPaletteProps) {
  const { groups, label, placeholder, emptyText, loadingText, closeLabel, isLoading = false, footer } = props;
  const { onOpenChange, onQueryChange } = props;
  const listId = useId();
  const [ownQuery, setOwnQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const query = props.query ?? ownQuery;
  const shown = onQueryChange ? groups : narrow(groups, query);
  const items = itemsOf(shown);
  const active = items.find(({ id }) => id === activeId) ?? items[0];
  const activeElementId = active && `${listId}-${active.id}`;

  const close = () => onOpenChange(false);
  const search = (typed: string) => {
    setOwnQuery(typed);
    setActiveId(undefined);
    onQueryChange?.(typed);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = itemByKey(items, active, event.key);
    if (event.key === 'Enter' && activeElementId) document.getElementById(activeElementId)?.click();
    else if (next) setActiveId(next.id);
    else return;
    event.preventDefault();
  };

  return (
    <>
      <PaletteField
        label={label}
        placeholder={placeholder}
        closeLabel={closeLabel}
        isLoading={isLoading}
        query={query}
        onKeyDown={onKeyDown}
        listId={active && listId}
        activeId={activeElementId}
        onQueryChange={search}
        onClose={close}
      />
      {active ? (
        <PaletteResults
          label={label}
          query={query}
          highlight={props.highlight}
          activeId={active.id}
          id={listId}
          groups={shown}
          onActivate={setActiveId}
          onClose={close}
        />
      ) : (
        <NoResults isLoading={isLoading} emptyText={emptyText} loadingText={loadingText} />
      )}
      {footer && <div className={styles.foot}>{footer}</div>}
    </>
  );
}
