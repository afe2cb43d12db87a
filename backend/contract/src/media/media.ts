import type { PagedQuery } from '../lists/paged-list';
import type { IsoTime } from '../http-types';

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
  /** Pixels; null unless the file is an image, or a film with a poster frame. */
  width: number | null;
  height: number | null;
  /** Thumbnail URLs, of a film those of its poster frame; null for other files. */
  renditions: Record<PictureSize, string> | null;
  /** Its location and personal metadata could not be removed, or were not removed yet. */
  mayHaveLocation: boolean;
  /** An image without thumbnails, of a type that the server can decode: drawing them can be tried again. */
  isUndrawn: boolean;
}

export const mediaKinds = ['pictures'] as const;
export type MediaKind = (typeof mediaKinds)[number];

export interface MediaQuery extends PagedQuery {
  /** Matches part of the name, case-insensitively. */
  search?: string;
  /** Default: all files. */
  kind?: MediaKind;
}

export interface MediaFiles {
  /** Newest first. */
  files: MediaFile[];
  nextCursor: string | null;
}

/** Numbers of pages and plays whose current version shows a file, drafts included. */
export interface MediaUses {
  pages: number;
  plays: number;
}

/** The result for one file copied into the library of another team. */
export interface MediaCopy {
  /** The requested id. */
  fileId: number;
  /** The copy; null when the file does not exist or is not visible to the caller. */
  file: MediaFile | null;
}

/** Value of the file input's `accept`: the list of the specification (section 2), then our additions. */
export const mediaAccept = [
  ...['image/*', 'video/*', 'audio/*', '.pdf', '.doc', '.docx', '.txt'],
  ...['.xls', '.xlsx', '.ppt', '.pptx', '.odt', '.ods', '.odp', '.rtf', '.csv', '.ics'],
] as const;
