import type { User } from '../accounts/account';
import { del, get, post, put } from '../call';
import type { MediaCopy, MediaFile, MediaFiles, MediaQuery, PictureSize } from './media';

export const mediaCalls = {
  list: get('/api/teams/:teamId/media').answers<MediaFile[]>(),
  /** The same call with `view=paged`: searched, 100 files at a time. */
  files: get('/api/teams/:teamId/media').asks<MediaQuery>().answers<MediaFiles>(),
  /** Multipart, repeated field `files`. */
  upload: post('/api/teams/:teamId/media').answers<MediaFile[]>().counts('uploads'),
  /** Copies files of other teams that the caller may see; those of this team are answered as they are. */
  copy: post('/api/teams/:teamId/media/copies')
    .takes<{ fileIds: number[] }>()
    .answers<MediaCopy[]>()
    .counts('uploads'),
  remove: del('/api/teams/:teamId/media/:fileId'),
  /** The bytes, or those of a smaller picture. */
  download: get('/api/media/:fileId/:filename')
    .asks<{ size?: PictureSize }>()
    .answers<unknown>()
    .refuses('range_beyond_end'),
  /** Multipart, one picture in the field `files`. */
  changeAvatar: put('/api/user/avatar').answers<User>().counts('uploads'),
  removeAvatar: del('/api/user/avatar'),
  /** A square picture; its address is known to those who may see the person. */
  avatar: get('/api/avatars/:avatar').answers<unknown>(),
};
