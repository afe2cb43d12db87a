import type { ContentId } from './content-queries';

/** Returns the address of a page or play in the app. */
export const addressOfContent = ({ kind, id }: ContentId) =>
  kind === 'page' ? `/pages/${id}` : `/plays/${id}`;
