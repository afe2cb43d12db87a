import { get, post } from '../call';
import type { SpaceImport } from './space';

export const spaceCalls = {
  /** Every page as HTML and as Markdown, and every file, as a zip that is made while it is sent. */
  exportSpace: get('/api/teams/:teamId/export')
    .answers<unknown>()
    .speaks('application/zip')
    .counts('exports'),
  /** Multipart: such a zip in the field `files`. New pages, whose links lead to one another; nothing that was there changes. */
  importSpace: post('/api/teams/:teamId/import')
    .answers<SpaceImport>()
    .refuses('not_a_space')
    .counts('uploads'),
};
