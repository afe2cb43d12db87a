import { get, post } from '../call';
import type { SpaceImport } from './space';

export const spaceCalls = {
  /** Streams a zip of all pages as HTML and Markdown, and of all files. */
  exportSpace: get('/api/teams/:teamId/export')
    .response<unknown>()
    .withMediaType('application/zip')
    .withRateLimit('exports'),
  /** Multipart with an exported zip in the field `files`. Adds its pages, with links rewritten to the new pages; existing data is unchanged. */
  importSpace: post('/api/teams/:teamId/import')
    .response<SpaceImport>()
    .withErrors('not_a_space')
    .withRateLimit('uploads'),
};
