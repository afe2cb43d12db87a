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
import { useState, type ReactNode } from 'react';
import { diagramSource } from './play-diagram';

/** Source of diagrams, which the screen connects to the media library. */
export interface DiagramMedia {
  /** Lets the user choose a picture of the library. */
  choose: (take: (url: string) => void) => void;
  /** Uploads a picture and resolves to its URL; undefined after a failure, which is reported. */
  upload: (file: File) => Promise<string | undefined>;
}

interface DiagramFieldProps {
  name: string;
  value: string | null;
  error?: string;
  onChange: (url: string | null) => void;
  media: DiagramMedia;
  /** Another button beside the picture. */
  action?: ReactNode;
}

/** Diagram field of a play. */
export function DiagramField({ name, value, error, onChange, media, action }: DiagramFieldProps) {
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
      {value && action}
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
