import { useQuery } from '@tanstack/react-query';
import { ownDataTexts as texts, type DataExport } from '@touchline/contract';
import {
  Button,
  DownloadIcon,
  fileSize,
  Heading,
  Inline,
  SkeletonText,
  Stack,
  Text,
} from '@touchline/ui-kit';
import { LoadFailed } from '../../shared/load-failed';
import { useTimeFormat } from '../../shared/time-format';
import { isBeingWritten, ownDataQuery, useCreateDataExport } from './own-data-queries';

/** Prepares a copy of the user's own data and offers it for download. */
export function DataExportField() {
  const data = useQuery(ownDataQuery);
  if (data.isLoadingError) return <LoadFailed query={data} />;
  if (!data.data) return <SkeletonText lines={3} />;
  const { dataExport } = data.data;
  return (
    <Stack gap="12">
      <Stack gap="4">
        <Heading level={3} size="16">
          {texts.copyTitle}
        </Heading>
        <Text tone="muted">{texts.copyLead}</Text>
      </Stack>
      {dataExport?.url ? (
        <Ready dataExport={dataExport} url={dataExport.url} />
      ) : (
        <Preparation isBusy={isBeingWritten(data.data)} hasFailed={dataExport?.state === 'failed'} />
      )}
    </Stack>
  );
}

/** Keeps its button while the archive is written, so that the focus stays. */
function Preparation({ isBusy, hasFailed }: { isBusy: boolean; hasFailed: boolean }) {
  const create = useCreateDataExport();
  return (
    <>
      <div role="status">
        {isBusy && <Text>{`${texts.preparing} ${texts.preparingLead}`}</Text>}
        {hasFailed && <Text tone="danger">{texts.exportFailed}</Text>}
      </div>
      <Inline gap="8">
        <Button isPending={isBusy || create.isPending} onPress={() => create.mutate()}>
          {hasFailed ? texts.tryAgain : texts.prepare}
        </Button>
      </Inline>
    </>
  );
}

function Ready({ dataExport, url }: { dataExport: DataExport; url: string }) {
  const { dateTime } = useTimeFormat();
  return (
    <>
      <div role="status">
        <Text>{texts.ready(fileSize(dataExport.size ?? 0))}</Text>
        <Text size="14" tone="muted">
          {texts.availableUntil(dateTime(dataExport.availableUntil))}
        </Text>
      </div>
      <Inline gap="8">
        <Button icon={DownloadIcon} href={url} download>
          {texts.download}
        </Button>
      </Inline>
    </>
  );
}
