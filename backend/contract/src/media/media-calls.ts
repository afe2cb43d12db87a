import { del, get, post } from '../call';
import type { MediaFile } from './media';

export const mediaCalls = {
  list: get('/api/teams/:teamId/media').answers<MediaFile[]>(),
  /** Multipart, repeated field `files`. */
  upload: post('/api/teams/:teamId/media').answers<MediaFile[]>(),
  remove: del('/api/teams/:teamId/media/:fileId'),
  /** The bytes. */
  download: get('/api/media/:fileId/:filename').answers<unknown>(),
};
