import { useQuery } from '@tanstack/react-query';
import { historyTexts, type Sitting, type VersionAuthor, type VersionEvents } from '@touchline/contract';
import { Avatar, Card, Facts, Heading, Inline, ShowBelow, Stack, Text } from '@touchline/ui-kit';
import { useState } from 'react';
import { versionQuery } from '../../features/history/history-queries';
import { authorOf, type Selection } from '../../features/history/selected-version';
import { useDayFormat } from '../../features/history/use-day-format';
import { noteOf, versionBadges } from '../../features/history/version-badges';
import { VersionView, type Look } from '../../features/history/version-view';
import type { ContentId } from '../../shared/api/content-queries';

interface OpenVersionProps {
  content: ContentId;
  selected: Selection;
  /** The selected sitting; undefined for a single save of several, and while it is not loaded. */
  sitting: Sitting | undefined;
  /** Version to compare with; undefined if the page or play was created by this one. */
  base: number | undefined;
  /** Number of the latest version. */
  current: number;
}

/** A version, or all saves of a sitting, with its changes. Beside the list, which says whose it is, it has no heading. */
export function OpenVersion({ content, selected, sitting, base, current }: OpenVersionProps) {
  const { version } = selected;
  const [look, setLook] = useState<Look>('made');
  const { data } = useQuery(versionQuery(content, version));
  const saved: SavedFacts | undefined =
    sitting ?? (data && { ...data, firstSavedAt: data.savedAt, lastSavedAt: data.savedAt, saves: 1 });
  return (
    <Stack gap="16">
      <ShowBelow breakpoint="desktop">
        {saved && <VersionHead saved={saved} isCurrent={version === current} />}
      </ShowBelow>
      <Card padding="24">
        <VersionView version={version} base={base} look={look} content={content} onLook={setLook} />
      </Card>
    </Stack>
  );
}

/** Fields of both a sitting and a single save. */
interface SavedFacts extends VersionEvents {
  savedBy: VersionAuthor | null;
  firstSavedAt: string;
  lastSavedAt: string;
  saves: number;
}

function VersionHead({ saved, isCurrent }: { saved: SavedFacts; isCurrent: boolean }) {
  const format = useDayFormat();
  const { firstSavedAt, lastSavedAt, saves, savedBy } = saved;
  const badges = versionBadges(saved, isCurrent, format);
  const note = noteOf(saved);
  return (
    <Inline gap="12" align="start">
      <Avatar name={authorOf(saved)} src={savedBy?.avatar} size="small" />
      <Stack gap="8">
        <Heading level={2} size="18">
          <bdi>{`${format.heading(firstSavedAt)}, ${format.times(firstSavedAt, lastSavedAt)}`}</bdi>
        </Heading>
        <Text as="div" size="14" tone="muted">
          <Facts>
            {authorOf(saved)}
            {saves > 1 && historyTexts.saves(saves)}
          </Facts>
        </Text>
        {badges && (
          <Inline gap="8" wrap>
            {badges}
          </Inline>
        )}
        {note && (
          <Text size="14" isUserText>
            {note}
          </Text>
        )}
      </Stack>
    </Inline>
  );
}
