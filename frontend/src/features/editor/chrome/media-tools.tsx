import { editorTexts } from '@touchline/contract';
import { IconButton, ImageIcon, MediaIcon } from '@touchline/ui-kit';
import type { MediaRequest } from '../core/insertables';

/** Inserts a picture from the device, or a file of the media library. */
export function MediaTools({ askForMedia }: { askForMedia: (asked: MediaRequest) => void }) {
  return (
    <>
      <IconButton
        label={editorTexts.insertImage}
        icon={ImageIcon}
        size="small"
        onPress={() => askForMedia('image')}
      />
      <IconButton
        label={editorTexts.mediaLibrary}
        icon={MediaIcon}
        size="small"
        onPress={() => askForMedia('library')}
      />
    </>
  );
}
