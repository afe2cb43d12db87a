import { get, post } from '../call';
import type { PageFileJob } from './page-file';

export const pageFileCalls = {
  /** Queues the export. Repeated requests return the same job until it has finished. */
  create: post('/api/pages/:pageId/pdf').withStatus(202).response<PageFileJob>().withRateLimit('exports'),
  /** Queues the export of a play, as `create` that of a page. */
  createForPlay: post('/api/plays/:playId/pdf')
    .withStatus(202)
    .response<PageFileJob>()
    .withRateLimit('exports'),
  job: get('/api/jobs/:jobId').response<PageFileJob>(),
  /** Returns the file, `application/pdf`. */
  download: get('/api/jobs/:jobId/:filename').response<unknown>().withErrors('range_beyond_end'),
};
