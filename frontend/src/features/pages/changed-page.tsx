import { queryOptions, useQuery } from '@tanstack/react-query';
import { changesTexts, pageCalls, type Page, type ReadVersion } from '@touchline/contract';
import { ChangeBar, Heading, Prose, RelativeTime } from '@touchline/ui-kit';
import {
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  type ReactElement,
  type ReactNode,
} from 'react';
import { api } from '../../shared/api/api';
import { useSingleKeys } from '../../shared/hooks/use-single-keys';
import { markChanges, type MarkedContent } from '../../shared/content/mark-changes';
import { markPlainWords } from '../../shared/content/mark-words';

// In this chunk, because it compares versions, too.
export { showUpdate } from './show-update';

/** A version never changes. */
const readVersionQuery = (pageId: number, since: number) =>
  queryOptions({
    queryKey: ['pages', pageId, 'changes', since],
    queryFn: () => api(pageCalls.changes, { params: { pageId }, query: { since } }),
    staleTime: Infinity,
  });

/** The title of a page with the changes since a version marked. */
export function ChangedTitle({ page, since, plain }: { page: Page; since: number; plain: ReactElement }) {
  const { data: before } = useQuery(readVersionQuery(page.id, since));
  if (!before || before.title === page.title) return plain;
  const html = markPlainWords(before.title, page.title);
  return (
    <div data-change="">
      <Heading level={1} size="36" isUserText>
        <span dangerouslySetInnerHTML={{ __html: html }} />
      </Heading>
    </div>
  );
}

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

/** Marks the changes of the content, and counts the one of the title. */
function markPage(before: ReadVersion, page: Page): MarkedContent {
  const marked = markChanges(before.content, page.content);
  const isRenamed = before.title !== page.title;
  return { ...marked, count: marked.count + (isRenamed ? 1 : 0) };
}

/** The content of a page with the changes since a version marked, and the bar that steps through them. */
export function ChangedPage({ page, since, html, isPressed, onDone }: ChangedPageProps) {
  const before = useQuery(readVersionQuery(page.id, since));
  const marked = useMemo(() => before.data && markPage(before.data, page), [before.data, page]);
  const hasMarks = marked !== undefined && marked.count > 0 && !marked.isMostlyNew;
  const bar = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState(0);

  const scrollTo = (index: number) => {
    const changes = [...document.querySelectorAll('main [data-change]')];
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
      <Prose html={hasMarks ? marked.html : html} />
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
