import type { User } from '../accounts/account';
import { del, get, post, put } from '../call';
import type { MediaCopy, MediaFile, MediaFiles, MediaQuery, MediaUses, PictureSize } from './media';

export const mediaCalls = {
  list: get('/api/teams/:teamId/media').response<MediaFile[]>(),
  /** `view=paged` of the same path: searched, 100 files per page. */
  files: get('/api/teams/:teamId/media').query<MediaQuery>().response<MediaFiles>(),
  /** Multipart with a repeated field `files`. */
  upload: post('/api/teams/:teamId/media').response<MediaFile[]>().withRateLimit('uploads'),
  /** Copies files of other teams that the caller can see; files of this team are returned unchanged. */
  copy: post('/api/teams/:teamId/media/copies')
    .body<{ fileIds: number[] }>()
    .response<MediaCopy[]>()
    .withRateLimit('uploads'),
  /** Moves the file to the bin, where it is retained for 30 days. */
  remove: del('/api/teams/:teamId/media/:fileId'),
  /** Draws the renditions of a picture that was not decoded when it was uploaded. They stay null if it cannot be decoded. */
  draw: post('/api/teams/:teamId/media/:fileId/renditions').response<MediaFile>().withRateLimit('uploads'),
  /** Sets the poster frame of a film: multipart with one image in the field `files`, whose size in pixels is that of the film. */
  setPoster: put('/api/teams/:teamId/media/:fileId/poster').response<MediaFile>().withRateLimit('uploads'),
  uses: get('/api/teams/:teamId/media/:fileId/uses').response<MediaUses>(),
  /** Returns the file, or a thumbnail of it. */
  download: get('/api/media/:fileId/:filename')
    .query<{ size?: PictureSize }>()
    .response<unknown>()
    .withErrors('range_beyond_end'),
  /** Multipart with one image in the field `files`. */
  changeAvatar: put('/api/user/avatar').response<User>().withRateLimit('uploads'),
  removeAvatar: del('/api/user/avatar'),
  /** Returns a square image. Only users who can see the account are given its URL. */
  avatar: get('/api/avatars/:avatar').response<unknown>(),
};
