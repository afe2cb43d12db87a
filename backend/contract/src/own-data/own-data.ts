import type { IsoTime } from '../http-types';
import type { PageFileState } from '../page-files/page-file';

/** A copy of the data that is stored about a user, as a zip archive. */
export interface DataExport {
  id: number;
  state: PageFileState;
  /** In bytes; null until it is done. */
  size: number | null;
  /** URL of the archive once it is done. */
  url: string | null;
  /** The archive is deleted at this time. */
  availableUntil: IsoTime;
}

/** Requests of a user about their own data. */
export interface OwnData {
  /** The newest export; null without one that is available. */
  dataExport: DataExport | null;
  /** Null without a request for deletion. */
  deletionRequestedAt: IsoTime | null;
  /** The last super admin cannot be deleted. */
  isLastSuperAdmin: boolean;
}

/** A user who has requested that their account be deleted. */
export interface DeletionRequest {
  userId: number;
  name: string;
  email: string;
  avatar: string | null;
  requestedAt: IsoTime;
}
