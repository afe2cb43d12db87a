import { useQuery } from '@tanstack/react-query';
import { appTexts, historyTexts, type Page } from '@touchline/contract';
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
import { useRestoreVersion, versionQuery } from '../../features/pages/history-queries';
import { authorOf, type Selection } from '../../features/pages/selected-version';
import { VersionView, type Look } from '../../features/pages/version-view';

interface OpenVersionProps {
  page: Page;
  selected: Selection;
  /** Version to compare with; undefined if the page was created by this one. */
  base: number | undefined;
  /** Number of the latest version. */
  current: number;
  /** Returns to the list, on screens too narrow for both. */
  onBack: () => void;
}

/** A version, or all saves of a sitting: author, time, changes, and a restore button. */
export function OpenVersion({ page, selected, base, current, onBack }: OpenVersionProps) {
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
          <SavedBy pageId={page.id} version={version} />
        </Stack>
        <Spacer />
        {version !== current && <RestoreButton page={page} version={version} />}
      </Inline>
      <VersionView
        version={version}
        base={base}
        current={current}
        look={look}
        pageId={page.id}
        onLook={setLook}
      />
    </Stack>
  );
}

function SavedBy({ pageId, version }: { pageId: number; version: number }) {
  const { data } = useQuery(versionQuery(pageId, version));
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

function RestoreButton({ page, version }: { page: Page; version: number }) {
  const [isAsking, setAsking] = useState(false);
  const restore = useRestoreVersion(page.id);
  const navigate = useNavigate();
  return (
    <>
      <Button icon={ReopenIcon} onPress={() => setAsking(true)}>
        {historyTexts.restoreVersion}
      </Button>
      <ConfirmDialog
        title={historyTexts.restoreVersionTitle}
        body={historyTexts.restoreVersionLead}
        confirmLabel={historyTexts.restoreVersionAction}
        cancelLabel={appTexts.cancel}
        tone="accent"
        isOpen={isAsking}
        onOpenChange={setAsking}
        isPending={restore.isPending}
        onConfirm={() => restore.mutate(version, { onSuccess: () => void navigate(`/pages/${page.id}`) })}
      />
    </>
  );
}

const titleOf = ({ version, first }: Selection) =>
  first === undefined ? `${historyTexts.version} ${version}` : historyTexts.versionRange(first, version);
