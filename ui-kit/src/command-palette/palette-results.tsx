import { useLayoutEffect } from 'react';
import * as styles from './command-palette.css';
import type { PaletteGroup } from './palette-groups';
import { partsOf } from './matches';
import type { CommandPaletteProps } from './palette-props';
import { PaletteRow } from './palette-row';

export interface PaletteResultsProps extends Pick<CommandPaletteProps, 'highlight'> {
  /** The id of the list; the element of an item has the id `${id}-${item.id}`. */
  id: string;
  label?: string;
  groups: readonly PaletteGroup[];
  /** Highlighted in the results. */
  query: string;
  activeId: string;
  onActivate: (id: string) => void;
  onClose: () => void;
}

/** The results, in groups. */
export function PaletteResults(props: PaletteResultsProps) {
  const { id, label, groups, query, highlight = partsOf, activeId, onActivate, onClose } = props;
  useLayoutEffect(() => {
    document.getElementById(`${id}-${activeId}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, activeId, query]);
  return (
    <div id={id} role="listbox" aria-label={label} className={styles.list}>
      {groups.map((group) => (
        <div key={group.id} role="group" aria-label={group.title ?? group.id} className={styles.group}>
          {group.title && (
            <div className={styles.groupTitle} aria-hidden="true">
              {group.title}
            </div>
          )}
          {group.items.map((item) => (
            <PaletteRow
              key={item.id}
              id={`${id}-${item.id}`}
              item={item}
              highlight={(text) => highlight(text, query)}
              onClose={onClose}
              isActive={item.id === activeId}
              onActivate={() => onActivate(item.id)}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
