import { del, post } from '../call';
import type { MediaFile } from '../media/media';

/** Calls on items in the bin. An item that is not in the bin answers 404. */
export const binCalls = {
  restoreFile: post('/api/bin/files/:fileId/restore').withStatus(200).response<MediaFile>(),
  /** Ends the retention of an item: it can no longer be restored, and the next cleanup deletes its data. */
  removePage: del('/api/bin/pages/:pageId'),
  removePlay: del('/api/bin/plays/:playId'),
  removeFile: del('/api/bin/files/:fileId'),
};
