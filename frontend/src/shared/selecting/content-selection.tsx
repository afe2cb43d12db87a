import { useQuery } from '@tanstack/react-query';
import { limits, selectionTexts as texts, type ContentKind } from '@touchline/contract';
import {
  SelectionBar,
  SelectionMark,
  type ItemSelection,
  type SelectionBarProps,
  type SelectionMarkProps,
} from '@touchline/ui-kit';
import { MoveSelected } from './move-selected';
import { teamsQuery } from '../session';
import { BinSelected } from './bin-selected';
import { PublishSelected } from './publish-selected';
import type { SelectableContent } from './selectable-content';
import { TagSelected } from './tag-selected';

/** The checkbox of a page or play. */
export function ContentMark({ title, ...mark }: Omit<SelectionMarkProps, 'label'> & { title: string }) {
  return <SelectionMark {...mark} label={texts.select(title)} />;
}

interface ContentSelectionBarProps extends Pick<SelectionBarProps, 'listRef'> {
  kind: ContentKind;
  teamId: number;
  contents: readonly SelectableContent[];
  selection: ItemSelection;
}

/** Shows how many pages or plays are selected, and what can be done with all of them. */
export function ContentSelectionBar({
  kind,
  teamId,
  contents,
  selection,
  listRef,
}: ContentSelectionBarProps) {
  const { data: teams } = useQuery(teamsQuery);
  const team = teams?.find(({ id }) => id === teamId);
  const { length: count } = selection.selected;
  const isTooMany = count > limits.selectedContents;
  const selected = contents.filter(({ id }) => selection.selected.includes(id));
  const end = () => {
    selection.clear();
    // The sheet on phones makes the page inert until it is gone.
    requestAnimationFrame(() => listRef.current?.focus());
  };
  const action = { kind, teamId, selected, isDisabled: isTooMany, onDone: end };
  return (
    <SelectionBar
      label={texts.selection(kind)}
      count={isTooMany ? texts.tooMany(limits.selectedContents) : texts.selected(count)}
      clearLabel={texts.clear}
      selection={selection}
      listRef={listRef}
    >
      <TagSelected {...action} />
      <MoveSelected {...action} />
      <BinSelected {...action} />
      {team && <PublishSelected {...action} team={team} />}
    </SelectionBar>
  );
}
