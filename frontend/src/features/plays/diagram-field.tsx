import { playTexts } from '@touchline/contract';
import {
  Button,
  Column,
  Columns,
  FileTrigger,
  Inline,
  MediaIcon,
  Picture,
  Stack,
  Text,
  TrashIcon,
  UploadIcon,
} from '@touchline/ui-kit';
import { useState } from 'react';
import { diagramSource } from './play-diagram';

/** Where diagrams come from: the screen knows the media library, plays do not. */
export interface DiagramMedia {
  /** Lets someone choose a picture of the library. */
  choose: (take: (url: string) => void) => void;
  /** Sends a picture there; nothing comes back where that failed, which was said. */
  upload: (file: File) => Promise<string | undefined>;
}

interface DiagramFieldProps {
  name: string;
  value: string | null;
  error?: string;
  onChange: (url: string | null) => void;
  media: DiagramMedia;
}

/** The diagram of a play being edited. */
export function DiagramField({ name, value, error, onChange, media }: DiagramFieldProps) {
  const [isUploading, setUploading] = useState(false);
  const upload = async (file: File | undefined) => {
    if (!file) return;
    setUploading(true);
    const url = await media.upload(file);
    setUploading(false);
    if (url) onChange(url);
  };
  const ways = (
    <Inline gap="8" wrap>
      <Button icon={MediaIcon} onPress={() => media.choose(onChange)}>
        {playTexts.chooseDiagram}
      </Button>
      <FileTrigger
        icon={UploadIcon}
        accept={['image/*']}
        isPending={isUploading}
        onFiles={([file]) => void upload(file)}
      >
        {playTexts.uploadDiagram}
      </FileTrigger>
      {value && (
        <Button tone="quiet" icon={TrashIcon} onPress={() => onChange(null)}>
          {playTexts.removeDiagram}
        </Button>
      )}
    </Inline>
  );
  return (
    <Stack gap="8">
      <Text size="14" weight="medium">
        {playTexts.diagram}
      </Text>
      <Columns gap="16" align="center">
        {value && (
          <Column>
            <Picture
              picture={diagramSource(value, '(min-width: 640px) 380px, 100vw')}
              alt={name && playTexts.diagramOf(name)}
            />
          </Column>
        )}
        <Column>{ways}</Column>
      </Columns>
      {error && (
        <Text size="14" tone="danger">
          {error}
        </Text>
      )}
    </Stack>
  );
}
