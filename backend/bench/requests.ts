import { tokenOf } from './big-club';
import type { Request } from './load';
import { Words } from './words';

export const area = 'Server';
export const token = tokenOf('reader');

export const few = (connections: number) =>
  connections === 1 ? '1 connection' : `${connections} connections`;

/** Loads that are compared with the references. */
export type Compared = 'page read' | 'list of 50' | 'comments, 200' | 'save';

export function requestsOf(club: { pageIds: number[]; discussedIds: number[] }): Record<Compared, Request[]> {
  const words = new Words();
  const save = (id: number): Request => {
    const { title, content } = words.page();
    const body = { title, content: content.replace('<p data-id="b', '<p data-id="c@@') };
    return { method: 'PATCH', path: `/api/pages/${id}`, body };
  };
  return {
    'page read': club.pageIds.map((id) => ({ path: `/api/pages/${id}` })),
    'list of 50': [1, 2].map((id) => ({ path: `/api/teams/${id}/pages?view=summary&limit=50` })),
    'comments, 200': club.discussedIds.map((id) => ({ path: `/api/pages/${id}/comments` })),
    save: club.pageIds.slice(-500).map(save),
  };
}
