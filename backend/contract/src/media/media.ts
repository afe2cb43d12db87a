import type { IsoTime } from '../wire';

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
}
