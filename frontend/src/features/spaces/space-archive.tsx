import { calls, fillPath, spaceTexts as texts } from '@touchline/contract';
import {
  Button,
  DownloadIcon,
  FileTrigger,
  Inline,
  ProgressBar,
  Stack,
  Text,
  UploadIcon,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { useImportSpace } from './space-queries';

/** Takes the whole space of a team along as one file, and brings such a file in. */
export function SpaceArchive({ teamId }: { teamId: number }) {
  const [share, setShare] = useState(0);
  const bringIn = useImportSpace(teamId);
  const isSent = share === 1;
  const send = (file: File) => {
    setShare(0);
    bringIn.mutate({ file, onProgress: setShare });
  };
  return (
    <Stack gap="16">
      <Inline gap="8" wrap>
        <Button icon={DownloadIcon} href={fillPath(calls.spaces.exportSpace.path, { teamId })} download>
          {texts.exportAction}
        </Button>
        <FileTrigger
          accept={['.zip', 'application/zip']}
          icon={UploadIcon}
          isPending={bringIn.isPending}
          onFiles={([file]) => file && send(file)}
        >
          {texts.importAction}
        </FileTrigger>
      </Inline>
      {bringIn.isPending ? (
        <ProgressBar label={isSent ? texts.reading : texts.sending} share={isSent ? undefined : share} />
      ) : (
        <Text size="14" tone="muted">
          {texts.importHint}
        </Text>
      )}
    </Stack>
  );
}
