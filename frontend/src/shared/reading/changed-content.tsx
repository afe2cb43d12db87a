import { queryOptions, useQuery } from '@tanstack/react-query';
import { changesTexts, type ContentKind, type ReadVersion } from '@touchline/contract';
import { Badge, ChangeBar, Heading, Prose, RelativeTime, Text } from '@touchline/ui-kit';
import { useEffect, useEffectEvent, useMemo, useRef, type ReactNode } from 'react';
import { contentKey } from '../api/content-queries';
import { explainFailedMedia } from '../content/explain-failed-media';
import { useSingleKeys } from '../hooks/use-single-keys';
import { markChanges, type MarkedContent } from '../content/mark-changes';
import { markPlainWords } from '../content/mark-words';
import type { ReadContent, ReadKind } from './read-content';
import { scrollToChange, useChangeSteps } from './use-change-steps';
import type { Changes } from './use-changes';

// In this chunk, because it compares versions, too.
export { showUpdate } from './show-update';

/** A version never changes. */
const readVersionQuery = ({ kind, readVersion }: ReadKind, id: number, since: number) =>
  queryOptions({
    queryKey: [...contentKey({ kind, id }), 'changes', since],
    queryFn: () => readVersion(id, since),
    staleTime: Infinity,
  });

/** Returns the query of the version that the user read before. */
const useReadVersion = ({ id }: ReadContent, { reads, since = 0 }: Changes) =>
  useQuery(readVersionQuery(reads, id, since));

type ShortText = 'title' | 'description' | 'formation';

/** Returns whether a part beside the text is another one. An earlier build of the server does not send those of plays. */
const isChanged = (before: ReadVersion, content: ReadContent, part: ShortText | 'diagramUrl' | 'board') =>
  before[part] !== undefined &&
  JSON.stringify(before[part] || null) !== JSON.stringify(content[part] || null);

interface ChangedPartProps {
  content: ReadContent;
  changes: Changes;
  /** The part without marks. */
  plain: ReactNode;
}

/** A title, formation or description with the changes since a version marked. */
function ChangedWords({ part, render, ...props }: ChangedPartProps & MarkedWords) {
  const { content, changes, plain } = props;
  const { data: before } = useReadVersion(content, changes);
  if (!before || !isChanged(before, content, part)) return plain;
  const html = markPlainWords(before[part] ?? '', content[part] ?? '');
  return <div data-change="">{render(<span dangerouslySetInnerHTML={{ __html: html }} />)}</div>;
}

interface MarkedWords {
  part: ShortText;
  render: (words: ReactNode) => ReactNode;
}

export const ChangedTitle = (props: ChangedPartProps) => (
  <ChangedWords
    {...props}
    part="title"
    render={(words) => (
      <Heading level={1} size="36" isUserText>
        {words}
      </Heading>
    )}
  />
);

export const ChangedDescription = (props: ChangedPartProps) => (
  <ChangedWords
    {...props}
    part="description"
    render={(words) => (
      <Text size="18" preserveLines>
        {words}
      </Text>
    )}
  />
);

export const ChangedFormation = (props: ChangedPartProps) => (
  <ChangedWords {...props} part="formation" render={(words) => <Badge tone="accent">{words}</Badge>} />
);

type Drawings = Pick<ReadVersion, 'diagramUrl' | 'board'>;

interface ChangedDrawingProps extends Omit<ChangedPartProps, 'plain'> {
  part: keyof Drawings;
  render: (drawings: Drawings) => ReactNode;
}

/** The diagram or board of a play, marked as a whole; one that was removed is shown as it was. */
export function ChangedDrawing({ content, changes, part, render }: ChangedDrawingProps) {
  const { data: before } = useReadVersion(content, changes);
  const shown = content[part] ? content : before;
  if (!shown?.[part]) return null;
  if (!before || !isChanged(before, content, part)) return render(shown);
  const { added, changed, removed } = changesTexts.whole;
  const replaced = before[part] ? changed : added;
  return (
    <div data-change="" role="group" aria-label={content[part] ? replaced : removed}>
      {render(shown)}
    </div>
  );
}

/** Marks the changes of the text, and counts those of the other parts. */
function markContent(before: ReadVersion, content: ReadContent): MarkedContent {
  const marked = markChanges(before.content, content.content);
  const parts = ['title', 'description', 'formation', 'board', 'diagramUrl'] as const;
  const changed = parts.filter((part) => isChanged(before, content, part));
  return { ...marked, count: marked.count + changed.length };
}

/** The text of a page or play with the changes since a version marked, and the bar that steps through them. */
export function ChangedContent({ content, changes, plain }: ChangedPartProps) {
  const { isPressed, close, reads } = changes;
  const before = useReadVersion(content, changes);
  const marked = useMemo(() => before.data && markContent(before.data, content), [before.data, content]);
  const hasMarks = marked !== undefined && marked.count > 0 && !marked.isMostlyNew;
  const bar = useRef<HTMLDivElement>(null);
  const { current = 0, step } = useChangeSteps(hasMarks ? marked.count : 0, 0);
  useSingleKeys({ escape: close });

  const start = useEffectEvent(() => {
    if (isPressed) bar.current?.focus({ preventScroll: true });
    // A link from a mail, the bell or Today leads to the first change. A position that was scrolled to or restored is kept.
    if (hasMarks && (isPressed || scrollY === 0)) scrollToChange(current);
  });
  const isLoaded = !before.isPending;
  useEffect(() => {
    if (isLoaded) start();
  }, [isLoaded]);

  const summary = { kind: reads.kind, marked, current, savedAt: before.data?.savedAt };
  return (
    <>
      {hasMarks
        ? marked.html !== '' && <Prose html={marked.html} onMediaFailed={explainFailedMedia} />
        : plain}
      <ChangeBar
        ref={bar}
        label={changesTexts.changes}
        previousLabel={changesTexts.previous}
        nextLabel={changesTexts.next}
        doneLabel={changesTexts.done}
        onStep={hasMarks ? step : undefined}
        onDone={close}
      >
        {before.isError ? changesTexts.failed : summaryOf(summary)}
      </ChangeBar>
    </>
  );
}

interface Summary {
  kind: ContentKind;
  marked: MarkedContent | undefined;
  current: number;
  savedAt: string | undefined;
}

function summaryOf({ kind, marked, current, savedAt }: Summary): ReactNode {
  if (!marked || savedAt === undefined) return changesTexts.loading;
  if (marked.count === 0) return changesTexts.noTextChanged;
  if (marked.isMostlyNew) return changesTexts.mostlyNew[kind];
  const { count } = marked;
  return (
    <>
      <b>{Math.min(current + 1, count)}</b> {changesTexts.of} <b>{count}</b>{' '}
      {changesTexts.changesSince(count)} <RelativeTime at={savedAt} format="calendar" />
    </>
  );
}
