import { editorTexts } from '@touchline/contract';
import { IconButton, ImageIcon, MediaIcon } from '@touchline/ui-kit';
import type { MediaAsked } from '../core/insertables';

/** A picture from this device, or anything that the team has in its library. */
export function MediaTools({ askForMedia }: { askForMedia: (asked: MediaAsked) => void }) {
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
