import { spaceCalls, fillPath, spaceTexts as texts, type MissingInArchive } from '@touchline/contract';
import {
  Banner,
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
      {applyRemote.data?.missing && <MissingPaths missing={applyRemote.data.missing} />}
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

/** The result of an import does not disappear like a toast: the user may want to look for the files. */
function MissingPaths({ missing }: { missing: readonly MissingInArchive[] }) {
  return (
    <Banner tone="warning">
      <Stack gap="4">
        <span>{texts.missing(missing.length)}</span>
        {missing.map((each) => (
          <Text key={`${each.title ?? ''}\n${each.path}`} size="14" tone="muted">
            {texts.missingItem(each)}
          </Text>
        ))}
      </Stack>
    </Banner>
  );
}
