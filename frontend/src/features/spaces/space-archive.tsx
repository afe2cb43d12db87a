import { spaceCalls, fillPath, spaceTexts as texts } from '@touchline/contract';
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

/** Exports a team's space as a file, and imports such a file. */
export function SpaceArchive({ teamId }: { teamId: number }) {
  const [share, setShare] = useState(0);
  const applyRemote = useImportSpace(teamId);
  const isSent = share === 1;
  const send = (file: File) => {
    setShare(0);
    applyRemote.mutate({ file, onProgress: setShare });
  };
  return (
    <Stack gap="16">
      <Inline gap="8" wrap>
        <Button icon={DownloadIcon} href={fillPath(spaceCalls.exportSpace.path, { teamId })} download>
          {texts.exportAction}
        </Button>
        <FileTrigger
          accept={['.zip', 'application/zip']}
          icon={UploadIcon}
          isPending={applyRemote.isPending}
          onFiles={([file]) => file && send(file)}
        >
          {texts.importAction}
        </FileTrigger>
      </Inline>
      {applyRemote.isPending ? (
        <ProgressBar label={isSent ? texts.reading : texts.sending} share={isSent ? undefined : share} />
      ) : (
        <Text size="14" tone="muted">
          {texts.importHint}
        </Text>
      )}
    </Stack>
  );
}
