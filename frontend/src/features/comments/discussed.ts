import type { ContentId } from '../../shared/api/content-queries';

/** The page or play that a discussion is about. */
export interface Discussed extends ContentId {
  teamId: number;
}
