import { get, post } from '../call';
import type { PageFileJob } from './page-file';

export const pageFileCalls = {
  /** The file is made by a worker. Asked again before it is there, the same job is answered. */
  create: post('/api/pages/:pageId/pdf').withStatus(202).answers<PageFileJob>().counts('exports'),
  job: get('/api/jobs/:jobId').answers<PageFileJob>(),
  /** The bytes, `application/pdf`. */
  download: get('/api/jobs/:jobId/:filename').answers<unknown>().refuses('range_beyond_end'),
};
