import { editorTexts } from '@touchline/contract';
import { IconButton, ImageIcon, MediaIcon } from '@touchline/ui-kit';
import type { MediaRequest } from '../core/insertables';

interface MediaToolProps {
  askForMedia: (asked: MediaRequest) => void;
}

/** Inserts a picture from the device. */
export const ImageTool = ({ askForMedia }: MediaToolProps) => (
  <IconButton
    label={editorTexts.insertImage}
    icon={ImageIcon}
    size="small"
    onPress={() => askForMedia('image')}
  />
);

/** Inserts a file of the media library. */
export const LibraryTool = ({ askForMedia }: MediaToolProps) => (
  <IconButton
    label={editorTexts.mediaLibrary}
    icon={MediaIcon}
    size="small"
    onPress={() => askForMedia('library')}
  />
);
