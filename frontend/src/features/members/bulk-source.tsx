import { userTexts as texts } from '@touchline/contract';
import { decodeList } from './decode-list';
import { FileTrigger, Select, Stack, Text, TextArea, UploadIcon, type SelectItem } from '@touchline/ui-kit';

interface BulkSourceProps {
  text: string;
  setText: (text: string) => void;
  role: string;
  setRole: (role: string) => void;
  roles: readonly SelectItem[];
}

/** Input of a list: pasted text or a file. */
export function BulkSource({ text, setText, role, setRole, roles }: BulkSourceProps) {
  const read = ([file]: File[]) =>
    void file?.arrayBuffer().then((bytes) => setText(decodeList(new Uint8Array(bytes))));
  return (
    <Stack gap="16">
      <Text tone="muted">{texts.bulkLead}</Text>
      <TextArea
        label={texts.bulkText}
        rows={6}
        placeholder={texts.bulkExample}
        value={text}
        onChange={setText}
      />
      <div>
        <FileTrigger accept={['.csv', '.tsv', '.txt', 'text/csv']} icon={UploadIcon} onFiles={read}>
          {texts.bulkFile}
        </FileTrigger>
      </div>
      <Select label={texts.bulkRole} items={roles} selectedKey={role} onSelectionChange={setRole} />
    </Stack>
  );
}
