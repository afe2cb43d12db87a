import { useState } from 'react';
import { extended, toggled, type Choice } from './item-selection';

export interface ItemSelection<Id = number> {
  /** The selected items that are listed, in the order of the list. */
  selected: readonly Id[];
  isSelecting: boolean;
  /** Selects or deselects one item; with `isRange` selects all from the last one to this one. */
  choose: (id: Id, isRange?: boolean) => void;
  chooseAll: () => void;
  clear: () => void;
}

/** Selection of items of a list, such as for one action on several; `list` has the items that can be selected, in order. */
export function useItemSelection<Id = number>(list: readonly Id[]): ItemSelection<Id> {
  const [choice, setChoice] = useState<Choice<Id>>({ ids: [] });
  const selected = list.filter((id) => choice.ids.includes(id));
  return {
    selected,
    isSelecting: selected.length > 0,
    choose: (id, isRange = false) => {
      const current = { ids: selected, anchor: choice.anchor };
      setChoice(isRange ? extended(current, id, list) : toggled(current, id));
    },
    chooseAll: () => setChoice({ ids: list }),
    clear: () => setChoice({ ids: [] }),
  };
}
