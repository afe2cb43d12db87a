import { useQuery } from '@tanstack/react-query';
import { appTexts, historyTexts, pageTexts, playTexts } from '@touchline/contract';
import { Inline, Prose, SegmentedControl, SkeletonText, Stack, Text, useIsServer } from '@touchline/ui-kit';
import { Suspense, useMemo, type ReactNode } from 'react';
import type { ContentId } from '../../shared/api/content-queries';
import { BoardStill, ComparedBoard } from '../../shared/boards/lazy-boards';
import { cleanContent } from '../../shared/content/clean-content';
import { isContentEmpty } from '../../shared/content/decorate-content';
import { compareBlocks } from '../../shared/content/compare-blocks';
import { markPlainWords } from '../../shared/content/mark-words';
import { htmlToBlocks } from '../../shared/content/parse';
import { LoadingWords } from '../../shared/loading-words';
import { LoadFailed } from '../../shared/load-failed';
import { ComparedContent } from './compared-content';
import { versionQuery, type ContentVersion } from './history-queries';

/** Views of a version: its changes, the changes since, or its content. */
export type Look = 'made' | 'since' | 'plain';

interface VersionViewProps {
  content: ContentId;
  version: number;
  /** Version to compare with; undefined if the page or play was created by this one. */
  base: number | undefined;
  /** Number of the latest version. */
  current: number;
  look: Look;
  onLook: (look: Look) => void;
}

/** A version of a page or play with its changes marked. */
export function VersionView({ content, version, base, current, look, onLook }: VersionViewProps) {
  const shown = useQuery(versionQuery(content, version));
  const before = useQuery(versionQuery(content, base ?? 0));
  const now = useQuery(versionQuery(content, current));
  const looks = looksAt(version === current);
  const chosen = looks.find(({ id }) => id === look) ?? looks[0];

  const needed = {
    made: [shown, ...(base === undefined ? [] : [before])],
    since: [shown, now],
    plain: [shown],
  };
  const failed = needed[chosen.id].find(({ isError }) => isError);
  /** Versions are sanitised and compared in the browser's DOM. */
  const isServer = useIsServer();
  const isWaiting = isServer || needed[chosen.id].some(({ isPending }) => isPending);
  return (
    <Stack gap="24">
      <Inline gap="8">
        <SegmentedControl
          label={historyTexts.show}
          items={looks}
          selectedId={chosen.id}
          onSelect={(id) => onLook(looks.find((each) => each.id === id)?.id ?? 'made')}
          size="small"
        />
      </Inline>
      {failed && <LoadFailed query={failed} title={historyTexts.historyFailed} />}
      {!failed && isWaiting && <Waiting />}
      {!failed && !isWaiting && shown.data && (
        <Shown look={chosen.id} shown={shown.data} before={before.data} now={now.data} />
      )}
    </Stack>
  );
}

interface NamedLook {
  id: Look;
  label: string;
}

/** The latest version has no changes since. */
function looksAt(isCurrent: boolean): [NamedLook, ...NamedLook[]] {
  const since: NamedLook[] = isCurrent ? [] : [{ id: 'since', label: historyTexts.changesSince }];
  return [
    { id: 'made', label: historyTexts.changesMade },
    ...since,
    { id: 'plain', label: historyTexts.asItWas },
  ];
}

interface ShownProps {
  look: Look;
  shown: ContentVersion;
  before: ContentVersion | undefined;
  now: ContentVersion | undefined;
}

function Shown({ look, shown, before, now }: ShownProps) {
  if (look === 'since' && now) return <Comparison before={shown} after={now} />;
  if (look === 'made' && before) return <Comparison before={before} after={shown} />;
  return (
    <Stack gap="16">
      {look === 'made' && <Note>{historyTexts.firstVersion}</Note>}
      <Prose html={cleanContent(headOf(shown, shown))} />
      {shown.board && (
        <Suspense fallback={<Waiting />}>
          <BoardStill board={shown.board} />
        </Suspense>
      )}
      {isContentEmpty(shown.content) ? (
        <Note>{pageTexts.noContent}</Note>
      ) : (
        <Prose html={cleanContent(shown.content)} />
      )}
    </Stack>
  );
}

function Comparison({ before, after }: { before: ContentVersion; after: ContentVersion }) {
  const head = headOf(before, after);
  const blocks = useMemo(
    () => compareBlocks(htmlToBlocks(before.content).blocks, htmlToBlocks(after.content).blocks),
    [before, after],
  );
  const isOtherBoard = JSON.stringify(before.board ?? null) !== JSON.stringify(after.board ?? null);
  const hasChanges =
    isOtherBoard || /<(ins|del)>/.test(head) || blocks.some(({ change }) => change !== 'same');
  return (
    <Stack gap="16">
      <Prose html={cleanContent(head)} />
      {(before.board ?? after.board) && (
        <Suspense fallback={<Waiting />}>
          <ComparedBoard was={before.board ?? undefined} is={after.board ?? undefined} showsBoth />
        </Suspense>
      )}
      {!hasChanges && <Note>{historyTexts.noChanges}</Note>}
      <ComparedContent blocks={blocks} />
    </Stack>
  );
}

/** Returns title, tags and the other short texts as HTML, with their changes marked. */
function headOf(before: ContentVersion, after: ContentVersion): string {
  const tags = [...after.tags, ...before.tags.filter((tag) => !after.tags.includes(tag))].map((tag) =>
    markPlainWords(before.tags.includes(tag) ? tag : '', after.tags.includes(tag) ? tag : ''),
  );
  const line = tags.length > 0 ? `<p>${pageTexts.tags}: ${tags.join(', ')}</p>` : '';
  const texts = (['formation', 'description'] as const).map((name) => {
    const [was, is] = [before[name] ?? '', after[name] ?? ''];
    return was || is ? `<p>${playTexts[name]}: ${markPlainWords(was, is)}</p>` : '';
  });
  return `<h2>${markPlainWords(before.title, after.title)}</h2>${texts.join('')}${line}${diagramsOf(before, after)}`;
}

/** Returns the diagram as HTML; both diagrams, marked, if it was replaced. */
function diagramsOf(before: ContentVersion, after: ContentVersion): string {
  const [was, is] = [before.diagramUrl, after.diagramUrl].map((url) =>
    url ? `<img src="${url}" alt="${playTexts.diagram}">` : '',
  );
  if (was === is) return is ? `<p>${is}</p>` : '';
  return `${was && `<p><del>${was}</del></p>`}${is && `<p><ins>${is}</ins></p>`}`;
}

function Note({ children }: { children: ReactNode }) {
  return <Text tone="muted">{children}</Text>;
}

function Waiting() {
  return (
    <>
      <LoadingWords>{appTexts.loading}</LoadingWords>
      <SkeletonText lines={8} />
    </>
  );
}
