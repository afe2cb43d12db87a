import type { ContentId } from '../../shared/api/content-queries';

/** Returns the URL of the screen of a page or play. */
export const addressOfContent = ({ kind, id }: ContentId) =>
  kind === 'page' ? `/pages/${id}` : `/plays/${id}`;
