import { addressOfPlay } from '../../features/plays/play-queries';
import type { ContentId } from '../../shared/api/content-queries';

/** Returns the URL of the screen of a page or play. */
export const addressOfContent = ({ kind, id }: ContentId) =>
  kind === 'page' ? `/pages/${id}` : addressOfPlay(id);
