import type { PagedQuery } from '../lists/paged-list';
import type { IsoTime } from '../wire';

export const pictureSizes = ['small', 'medium'] as const;
export type PictureSize = (typeof pictureSizes)[number];

export interface MediaFile {
  id: number;
  teamId: number;
  filename: string;
  originalName: string;
  mimeType: string;
  /** Bytes. */
  size: number;
  uploadedBy: number | null;
  uploadedAt: IsoTime;
  /** Path on this origin; needs access to the team. */
  url: string;
  /** In pixels; null for what is no picture. */
  width: number | null;
  height: number | null;
  /** Smaller pictures of a picture; null for what is none. */
  renditions: Record<PictureSize, string> | null;
}

export const mediaKinds = ['pictures'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export interface MediaQuery extends PagedQuery {
  /** Part of the name, any case. */
  search?: string;
  /** All files when not given. */
  kind?: MediaKind;
}

export interface MediaFiles {
  /** Newest first. */
  files: MediaFile[];
  nextCursor: string | null;
}

/** The outcome for one file that was to be copied into the library of another team. */
export interface MediaCopy {
  /** The id that was sent. */
  fileId: number;
  /** The file in the library; null where the id names no file, or one that the caller may not see. */
  file: MediaFile | null;
}

/** What the chooser of files offers (spec, section on the editor). */
export const mediaAccept = ['image/*', 'video/*', 'audio/*', '.pdf', '.doc', '.docx', '.txt'] as const;
