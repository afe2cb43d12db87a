import { useQuery } from '@tanstack/react-query';
import { appTexts, historyTexts } from '@touchline/contract';
import {
  ShowBelow,
  Button,
  ConfirmDialog,
  Facts,
  Heading,
  Inline,
  RelativeTime,
  ReopenIcon,
  Spacer,
  Stack,
  Text,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRestoreVersion, versionQuery } from '../../features/history/history-queries';
import { authorOf, type Selection } from '../../features/history/selected-version';
import { VersionView, type Look } from '../../features/history/version-view';
import { afterSuccess } from '../../shared/api/after-success';
import type { ContentId } from '../../shared/api/content-queries';
import { addressOfContent } from '../../shared/api/address-of-content';

interface OpenVersionProps {
  content: ContentId;
  selected: Selection;
  /** Version to compare with; undefined if the page or play was created by this one. */
  base: number | undefined;
  /** Number of the latest version. */
  current: number;
  /** Returns to the list, on screens too narrow for both. */
  onBack: () => void;
}

/** A version, or all saves of a sitting: author, time, changes, and a restore button. */
export function OpenVersion({ content, selected, base, current, onBack }: OpenVersionProps) {
  const { version } = selected;
  const [look, setLook] = useState<Look>('made');
  return (
    <Stack gap="16">
      <ShowBelow breakpoint="desktop">
        <Inline gap="8">
          <Button size="small" onPress={onBack}>
            {historyTexts.backToVersions}
          </Button>
        </Inline>
      </ShowBelow>
      <Inline gap="12" wrap>
        <Stack gap="4">
          <Heading level={2} size="22">
            {titleOf(selected)}
          </Heading>
          <SavedBy content={content} version={version} />
        </Stack>
        <Spacer />
        {version !== current && <RestoreButton content={content} version={version} />}
      </Inline>
      <VersionView
        version={version}
        base={base}
        current={current}
        look={look}
        content={content}
        onLook={setLook}
      />
    </Stack>
  );
}

function SavedBy({ content, version }: { content: ContentId; version: number }) {
  const { data } = useQuery(versionQuery(content, version));
  if (!data) return null;
  return (
    <Text size="14" tone="muted">
      <Facts>
        {authorOf(data)}
        <RelativeTime at={data.savedAt} format="distance" isFocusable />
      </Facts>
    </Text>
  );
}

function RestoreButton({ content, version }: { content: ContentId; version: number }) {
  const [isAsking, setAsking] = useState(false);
  const restore = useRestoreVersion(content);
  const navigate = useNavigate();
  return (
    <>
      <Button icon={ReopenIcon} onPress={() => setAsking(true)}>
        {historyTexts.restoreVersion}
      </Button>
      <ConfirmDialog
        title={historyTexts.restoreVersionTitle}
        body={historyTexts.of[content.kind].restoreLead}
        confirmLabel={historyTexts.restoreVersionAction}
        cancelLabel={appTexts.cancel}
        tone="accent"
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={restore.isPending}
        onConfirm={() =>
          afterSuccess(restore.mutateAsync(version), () => void navigate(addressOfContent(content)))
        }
      />
    </>
  );
}

const titleOf = ({ version, first }: Selection) =>
  first === undefined ? `${historyTexts.version} ${version}` : historyTexts.versionRange(first, version);
