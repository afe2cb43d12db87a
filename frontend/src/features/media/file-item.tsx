import { mediaTexts, type MediaFile } from '@touchline/contract';
import {
  AudioIcon,
  Badge,
  Button,
  FileIcon,
  fileSize,
  IconButton,
  ImageIcon,
  Inline,
  ListItem,
  Thumbnail,
  TrashIcon,
  VideoIcon,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { mediaKindOf } from '../../shared/content/media-blocks';

const icons = { image: ImageIcon, video: VideoIcon, audio: AudioIcon, file: FileIcon };

interface FileItemProps {
  file: MediaFile;
  onInsert: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
}

/** A file of the media library with its actions. */
export function FileItem({ file, onInsert, onDelete }: FileItemProps) {
  const { originalName: name, mimeType, size, renditions } = file;
  return (
    <ListItem
      start={<Thumbnail icon={icons[mediaKindOf(file)]} src={renditions?.small} />}
      title={name}
      detail={
        <Inline gap="8" align="center">
          <Badge>{mimeType.split('/')[0]}</Badge>
          <span>{fileSize(size)}</span>
        </Inline>
      }
      end={
        <>
          <Button size="small" onPress={() => onInsert(file)}>
            {mediaTexts.insert}
            <VisuallyHidden>{` ${name}`}</VisuallyHidden>
          </Button>
          <IconButton
            label={mediaTexts.deleteFile(name)}
            icon={TrashIcon}
            size="small"
            onPress={() => onDelete(file)}
          />
        </>
      }
    />
  );
}
