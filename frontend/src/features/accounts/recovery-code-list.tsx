import { twoFactorTexts as texts } from '@touchline/contract';
import { Button, CopyIcon, DownloadIcon, Grid, Inline, Stack, Text } from '@touchline/ui-kit';
import { copyText } from '../../shared/copy-text';
import { useUser } from '../../shared/session';

interface RecoveryCodeListProps {
  codes: readonly string[];
  /** Called when the user confirms that the codes are saved. */
  onDone: () => void;
}

/** Recovery codes, which are shown only once. */
export function RecoveryCodeList({ codes, onDone }: RecoveryCodeListProps) {
  const file = texts.codesFile(useUser().email, codes);
  return (
    <Stack gap="16">
      <Stack gap="4">
        <Text weight="strong">{texts.recoveryTitle}</Text>
        <Text>{texts.recoveryLead}</Text>
      </Stack>
      <Grid as="ul" columns={[1, 1, 1]} gap="8" label={texts.recoveryTitle}>
        {codes.map((code) => (
          <Text key={code} as="li" size="16" literal>
            {code}
          </Text>
        ))}
      </Grid>
      <Inline gap="8" wrap>
        <Button
          icon={CopyIcon}
          onPress={() => void copyText({ text: codes.join('\n') }, { copied: texts.copied })}
        >
          {texts.copyCodes}
        </Button>
        <Button icon={DownloadIcon} onPress={() => saveText(file, texts.codesFileName)}>
          {texts.downloadCodes}
        </Button>
      </Inline>
      <Button tone="accent" fullWidth onPress={onDone}>
        {texts.codesKept}
      </Button>
    </Stack>
  );
}

/** Downloads text as a file. */
function saveText(text: string, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}
