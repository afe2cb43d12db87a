import { useQuery } from '@tanstack/react-query';
import { appTexts, historyTexts, pageTexts } from '@touchline/contract';
import {
  Inline,
  Prose,
  SegmentedControl,
  SkeletonText,
  Spacer,
  Stack,
  Text,
  useIsServer,
} from '@touchline/ui-kit';
import { Suspense, useMemo, type ReactNode } from 'react';
import type { ContentId } from '../../shared/api/content-queries';
import { BoardStill, ComparedBoard } from '../../shared/boards/lazy-boards';
import { cleanContent } from '../../shared/content/clean-content';
import { isContentEmpty } from '../../shared/content/decorate-content';
import { LoadingWords } from '../../shared/loading-words';
import { LoadFailed } from '../../shared/load-failed';
import { ChangeSteps } from './change-steps';
import { compareVersions, headOf, type Comparison } from './compare-versions';
import { ComparedContent } from './compared-content';
import { versionQuery, type ContentVersion } from './history-queries';

/** Views of a version: its changes, or its content. */
const looks = [
  { id: 'made', label: historyTexts.changesMade },
  { id: 'plain', label: historyTexts.asItWas },
] as const;
export type Look = (typeof looks)[number]['id'];

interface VersionViewProps {
  content: ContentId;
  version: number;
  /** Version to compare with; undefined if the page or play was created by this one. */
  base: number | undefined;
  look: Look;
  onLook: (look: Look) => void;
}

/** A version of a page or play with its changes marked. */
export function VersionView({ look, onLook, ...versions }: VersionViewProps) {
  const { version, base } = versions;
  const { failed, shown, compared } = useVersions(look, versions);
  return (
    <Stack gap="24">
      <Inline gap="8" wrap>
        <SegmentedControl
          label={historyTexts.show}
          items={looks}
          selectedId={look}
          onSelect={(id) => onLook(looks.find((each) => each.id === id)?.id ?? 'made')}
          size="small"
        />
        <Spacer />
        {compared && compared.comparison.count > 0 && (
          <ChangeSteps key={`${version} ${base}`} count={compared.comparison.count} />
        )}
      </Inline>
      {failed ? (
        <LoadFailed query={failed} title={historyTexts.historyFailed} />
      ) : (
        <Version look={look} shown={shown} compared={compared} />
      )}
    </Stack>
  );
}

interface ComparedVersions {
  from: ContentVersion;
  to: ContentVersion;
  comparison: Comparison;
}

type Versions = Omit<VersionViewProps, 'look' | 'onLook'>;

/** Loads what a look needs. Nothing is shown on the server: versions are sanitised and compared in the browser's DOM. */
function useVersions(look: Look, { content, version, base }: Versions) {
  const shown = useQuery(versionQuery(content, version));
  const before = useQuery(versionQuery(content, base ?? 0));
  const needed = look === 'plain' || base === undefined ? [shown] : [before, shown];
  const isServer = useIsServer();
  const isLoaded = !isServer && needed.every(({ data }) => data !== undefined);
  const [from, to] = isLoaded ? needed.map(({ data }) => data) : [];
  return {
    failed: needed.find(({ isError }) => isError),
    shown: isLoaded ? shown.data : undefined,
    compared: useComparison(from, to),
  };
}

/** Returns undefined unless there are two versions. */
function useComparison(
  from: ContentVersion | undefined,
  to: ContentVersion | undefined,
): ComparedVersions | undefined {
  return useMemo(() => from && to && { from, to, comparison: compareVersions(from, to) }, [from, to]);
}

interface VersionProps {
  look: Look;
  /** Undefined while it is loading. */
  shown: ContentVersion | undefined;
  compared: ComparedVersions | undefined;
}

function Version({ look, shown, compared }: VersionProps) {
  if (!shown) return <Waiting />;
  return compared ? <Compared {...compared} /> : <Plain look={look} shown={shown} />;
}

function Plain({ look, shown }: { look: Look; shown: ContentVersion }) {
  return (
    <Stack gap="16">
      {look === 'made' && <Note>{historyTexts.firstVersion}</Note>}
      <Prose html={cleanContent(headOf(shown, shown).join(''))} />
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

function Compared({ from, to, comparison }: ComparedVersions) {
  const { head, isOtherBoard, parts, count } = comparison;
  return (
    <Stack gap="16">
      {head !== '' && <Prose html={head} />}
      {(from.board ?? to.board) && (
        <div data-change={isOtherBoard ? '' : undefined}>
          <Suspense fallback={<Waiting />}>
            <ComparedBoard was={from.board ?? undefined} is={to.board ?? undefined} showsBoth />
          </Suspense>
        </div>
      )}
      {count === 0 && <Note>{historyTexts.noChanges}</Note>}
      <ComparedContent parts={parts} />
    </Stack>
  );
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
