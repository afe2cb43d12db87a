import { appTexts, mediaTexts, type MediaFile } from '@touchline/contract';
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
  TextLink,
  Thumbnail,
  TrashIcon,
  VideoIcon,
  VisuallyHidden,
} from '@touchline/ui-kit';
import { mediaKindOf } from '../../shared/content/media-blocks';
import { useDrawAgain } from './media-queries';

const icons = { image: ImageIcon, video: VideoIcon, audio: AudioIcon, file: FileIcon };

interface FileItemProps {
  file: MediaFile;
  onInsert: (file: MediaFile) => void;
  onDelete: (file: MediaFile) => void;
}

/** A file of the media library with its actions. */
export function FileItem({ file, onInsert, onDelete }: FileItemProps) {
  const { originalName: name, mimeType, size, renditions, url, mayHaveLocation, isUndrawn } = file;
  return (
    <ListItem
      start={<Thumbnail icon={icons[mediaKindOf(file)]} src={renditions?.small} />}
      title={
        <TextLink href={url} tone="quiet" isExternal>
          {name}
        </TextLink>
      }
      detail={
        <Inline gap="8" align="center">
          <Badge>{mimeType.split('/')[0]}</Badge>
          <span>{fileSize(size)}</span>
          {isUndrawn ? <span>{mediaTexts.notDrawn}</span> : null}
          {mayHaveLocation ? <span>{mediaTexts.mayHaveLocation}</span> : null}
        </Inline>
      }
      end={
        <>
          {isUndrawn ? <DrawAgain file={file} /> : null}
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

function DrawAgain({ file }: { file: MediaFile }) {
  const { mutate, isPending } = useDrawAgain();
  return (
    <Button
      size="small"
      tone="quiet"
      isPending={isPending}
      aria-label={mediaTexts.drawAgain(file.originalName)}
      onPress={() => mutate(file)}
    >
      {appTexts.tryAgain}
    </Button>
  );
}
