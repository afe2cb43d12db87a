import { queryOptions, useQuery } from '@tanstack/react-query';
import { changesTexts, pageCalls, type Page } from '@touchline/contract';
import { ChangeBar, Prose, RelativeTime } from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useMemo, useRef, useState, type ReactNode } from 'react';
import { api } from '../../shared/api/api';
import { useSingleKeys } from '../../shared/hooks/use-single-keys';
import { markChanges, type MarkedContent } from '../../shared/content/mark-changes';

/** A version never changes. */
const readVersionQuery = (pageId: number, since: number) =>
  queryOptions({
    queryKey: ['pages', pageId, 'changes', since],
    queryFn: () => api(pageCalls.changes, { params: { pageId }, query: { since } }),
    staleTime: Infinity,
  });

interface ChangedPageProps {
  page: Page;
  /** The version that the user read before. */
  since: number;
  /** The content without marks. */
  html: string;
  /** The user just asked for the changes: shows the first one and moves the focus to the bar. */
  isPressed: boolean;
  onDone: () => void;
}

/** The content of a page with the changes since a version marked, and the bar that steps through them. */
export function ChangedPage({ page, since, html, isPressed, onDone }: ChangedPageProps) {
  const before = useQuery(readVersionQuery(page.id, since));
  const marked = useMemo(
    () => before.data && markChanges(before.data.content, page.content),
    [before.data, page.content],
  );
  const hasMarks = marked !== undefined && marked.count > 0 && !marked.isMostlyNew;
  const content = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const scrollTo = (index: number) => {
    const changes = [...(content.current?.querySelectorAll('[data-change]') ?? [])];
    changes.forEach((each, at) => each.setAttribute('data-change', at === index ? 'current' : ''));
    changes[index]?.scrollIntoView({ block: 'center' });
  };
  const step = (by: 1 | -1) => {
    if (!marked) return;
    const next = (current + by + marked.count) % marked.count;
    scrollTo(next);
    setCurrent(next);
  };
  useSingleKeys({
    n: hasMarks ? () => step(1) : undefined,
    p: hasMarks ? () => step(-1) : undefined,
    escape: onDone,
  });

  const start = useEffectEvent(() => {
    if (!isPressed) return;
    bar.current?.focus({ preventScroll: true });
    if (hasMarks) scrollTo(current);
  });
  const isLoaded = !before.isPending;
  useEffect(() => {
    if (isLoaded) start();
  }, [isLoaded]);

  return (
    <>
      <div ref={content}>
        <Prose html={hasMarks ? marked.html : html} />
      </div>
      <ChangeBar
        ref={bar}
        label={changesTexts.changes}
        previousLabel={changesTexts.previous}
        nextLabel={changesTexts.next}
        doneLabel={changesTexts.done}
        onStep={hasMarks ? step : undefined}
        onDone={onDone}
      >
        {before.isError ? changesTexts.failed : summaryOf({ marked, current, savedAt: before.data?.savedAt })}
      </ChangeBar>
    </>
  );
}

interface Summary {
  marked: MarkedContent | undefined;
  current: number;
  savedAt: string | undefined;
}

function summaryOf({ marked, current, savedAt }: Summary): ReactNode {
  if (!marked || savedAt === undefined) return changesTexts.loading;
  if (marked.count === 0) return changesTexts.noTextChanged;
  if (marked.isMostlyNew) return changesTexts.mostlyNew;
  const { count } = marked;
  return (
    <>
      <b>{Math.min(current + 1, count)}</b> {changesTexts.of} <b>{count}</b>{' '}
      {changesTexts.changesSince(count)} <RelativeTime at={savedAt} format="calendar" />
    </>
  );
}
