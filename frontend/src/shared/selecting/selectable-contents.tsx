import type { ContentKind } from '@touchline/contract';
import {
  codeOf,
  lazyPart,
  SelectableItem,
  useIsServer,
  useItemSelection,
  type SelectionMarkProps,
} from '@touchline/ui-kit';
import { useRef, type ReactNode } from 'react';
import type { SelectableContent } from './selectable-content';

const loadSelection = () => import('./content-selection');
const ContentMark = lazyPart(codeOf(async () => (await loadSelection()).ContentMark));
const ContentSelectionBar = lazyPart(codeOf(async () => (await loadSelection()).ContentSelectionBar));

interface SelectableContentsProps<Item extends SelectableContent> extends Pick<SelectionMarkProps, 'at'> {
  kind: ContentKind;
  teamId: number;
  contents: readonly Item[];
  /** The user may change the pages or plays; others load nothing of what selects. */
  isSelectable: boolean;
  titleOf: (content: Item) => string;
  renderCard: (content: Item) => ReactNode;
  /** Renders the list with the card of each page or play. */
  children: (card: (content: Item) => ReactNode) => ReactNode;
}

/** Pages or plays of a list that editors can select, to publish, tag or delete them together. */
export function SelectableContents<Item extends SelectableContent>(props: SelectableContentsProps<Item>) {
  const { kind, teamId, contents, isSelectable, titleOf, renderCard, at, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const canSelect = !useIsServer() && isSelectable;
  const selection = useItemSelection(contents.map(({ id }) => id));
  const markOf = (content: Item) =>
    canSelect && <ContentMark shown={{ id: content.id, title: titleOf(content), selection, at }} />;
  const card = (content: Item) => (
    <SelectableItem key={content.id} id={content.id} selection={selection} mark={markOf(content)}>
      {renderCard(content)}
    </SelectableItem>
  );
  return (
    <div ref={list} tabIndex={-1}>
      {children(card)}
      {canSelect && <ContentSelectionBar shown={{ kind, teamId, contents, selection, listRef: list }} />}
    </div>
  );
}
