import { del, get, post } from '../call';
import type { MediaFile, PictureSize } from './media';

export const mediaCalls = {
  list: get('/api/teams/:teamId/media').answers<MediaFile[]>(),
  /** Multipart, repeated field `files`. */
  upload: post('/api/teams/:teamId/media').answers<MediaFile[]>(),
  remove: del('/api/teams/:teamId/media/:fileId'),
  /** The bytes, or those of a smaller picture. */
  download: get('/api/media/:fileId/:filename')
    .asks<{ size?: PictureSize }>()
    .answers<unknown>()
    .refuses('range_beyond_end'),
};
