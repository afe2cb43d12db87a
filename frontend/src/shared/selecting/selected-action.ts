import type { ContentKind } from '@touchline/contract';
import type { SelectableContent } from './selectable-content';

/** Props of an action on the selected pages or plays. */
export interface SelectedActionProps {
  kind: ContentKind;
  teamId: number;
  selected: readonly SelectableContent[];
  isDisabled: boolean;
  /** Ends the selection, and moves the focus to the list. */
  onDone: () => void;
}
