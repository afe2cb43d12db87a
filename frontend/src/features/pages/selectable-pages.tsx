import type { PageSummary } from '@touchline/contract';
import { SelectableItem, useIsServer, useItemSelection } from '@touchline/ui-kit';
import { lazy, Suspense, useRef, type ReactNode } from 'react';
import { PageCard } from './page-card';

const loadSelection = () => import('./draft-selection');
const DraftMark = lazy(async () => ({ default: (await loadSelection()).DraftMark }));
const DraftSelectionBar = lazy(async () => ({ default: (await loadSelection()).DraftSelectionBar }));

interface SelectablePagesProps {
  teamId: number;
  pages: readonly PageSummary[];
  /** Renders the list with the card of each page. */
  children: (card: (page: PageSummary) => ReactNode) => ReactNode;
}

/** Drafts, which only editors are sent, can be selected and published together. */
export function SelectablePages({ teamId, pages, children }: SelectablePagesProps) {
  const list = useRef<HTMLDivElement>(null);
  const isServer = useIsServer();
  const drafts = pages.filter(({ isDraft }) => isDraft).map(({ id }) => id);
  const selection = useItemSelection(drafts);
  const markOf = (page: PageSummary) =>
    page.isDraft &&
    !isServer && (
      <Suspense fallback={null}>
        <DraftMark page={page} selection={selection} />
      </Suspense>
    );
  const card = (page: PageSummary) => (
    <SelectableItem key={page.id} id={page.id} selection={selection} mark={markOf(page)}>
      <PageCard page={page} isSelectable={page.isDraft} />
    </SelectableItem>
  );
  return (
    <div ref={list} tabIndex={-1}>
      {children(card)}
      {drafts.length > 0 && !isServer && (
        <Suspense fallback={null}>
          <DraftSelectionBar teamId={teamId} selection={selection} onClosed={() => list.current?.focus()} />
        </Suspense>
      )}
    </div>
  );
}
