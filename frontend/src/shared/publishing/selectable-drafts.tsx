import type { ContentKind } from '@touchline/contract';
import { SelectableItem, useIsServer, useItemSelection, type SelectionMarkProps } from '@touchline/ui-kit';
import { lazy, Suspense, useRef, type ReactNode } from 'react';

const loadSelection = () => import('./draft-selection');
const DraftMark = lazy(async () => ({ default: (await loadSelection()).DraftMark }));
const DraftSelectionBar = lazy(async () => ({ default: (await loadSelection()).DraftSelectionBar }));

interface Content {
  id: number;
  isDraft?: boolean;
}

interface SelectableDraftsProps<Item extends Content> extends Pick<SelectionMarkProps, 'at'> {
  kind: ContentKind;
  teamId: number;
  contents: readonly Item[];
  titleOf: (content: Item) => string;
  renderCard: (content: Item) => ReactNode;
  /** Renders the list with the card of each page or play. */
  children: (card: (content: Item) => ReactNode) => ReactNode;
}

/** Drafts, which only editors are sent, can be selected and published together. */
export function SelectableDrafts<Item extends Content>(props: SelectableDraftsProps<Item>) {
  const { kind, teamId, contents, titleOf, renderCard, at, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const isServer = useIsServer();
  const drafts = contents.filter(({ isDraft }) => isDraft).map(({ id }) => id);
  const selection = useItemSelection(drafts);
  const markOf = (content: Item) =>
    content.isDraft &&
    !isServer && (
      <Suspense fallback={null}>
        <DraftMark id={content.id} title={titleOf(content)} selection={selection} at={at} />
      </Suspense>
    );
  const card = (content: Item) => (
    <SelectableItem key={content.id} id={content.id} selection={selection} mark={markOf(content)}>
      {renderCard(content)}
    </SelectableItem>
  );
  return (
    <div ref={list} tabIndex={-1}>
      {children(card)}
      {drafts.length > 0 && !isServer && (
        <Suspense fallback={null}>
          <DraftSelectionBar
            kind={kind}
            teamId={teamId}
            selection={selection}
            onClosed={() => list.current?.focus()}
          />
        </Suspense>
      )}
    </div>
  );
}
