import { del, get, post } from '../call';
import type { DataExport, DeletionRequest, OwnData } from './own-data';

export const ownDataCalls = {
  read: get('/api/user/data').response<OwnData>(),
  /** Queues an export. Returns the same one until it fails or expires, after a day. */
  createExport: post('/api/user/data-exports')
    .withStatus(202)
    .response<DataExport>()
    .withRateLimit('exports'),
  /** Returns the archive to the user who requested it. */
  download: get('/api/user/data-exports/:exportId/:filename')
    .response<unknown>()
    .withMediaType('application/zip')
    .withErrors('range_beyond_end', 'job_not_found'),
  /** Asks the super admins to delete the account. Repeated requests keep the time of the first. */
  requestDeletion: post('/api/user/deletion-request')
    .withStatus(204)
    .body<{ password: string }>()
    .withErrors('last_super_admin', 'too_many'),
  withdrawDeletion: del('/api/user/deletion-request'),
  /** Oldest first. */
  deletionRequests: get('/api/admin/deletion-requests').response<DeletionRequest[]>(),
  /** Keeps the account; its user is notified by mail. To grant a request, delete the account. */
  declineDeletion: del('/api/admin/users/:userId/deletion-request').withErrors('user_not_found'),
};
