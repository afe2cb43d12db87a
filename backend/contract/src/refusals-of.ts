import type { Call } from './call';
import type { RefusalCode } from './refusals';

/** What is missing when a path names something that is not there, or is not the caller's to see. */
const missing: Record<string, readonly RefusalCode[]> = {
  teamId: ['team_not_found'],
  pageId: ['page_not_found'],
  version: ['version_not_found'],
  jobId: ['job_not_found'],
  commentId: ['comment_not_found'],
  notificationId: ['notification_not_found'],
  categoryId: ['category_not_found'],
  playId: ['play_not_found'],
  fileId: ['media_not_found'],
  avatar: ['media_not_found'],
  userId: ['member_not_found'],
  invitationId: ['invitation_not_found'],
  linkId: ['invite_link_not_found'],
  sessionId: ['device_not_found'],
  token: ['invite_not_found'],
};

const ofAll: readonly RefusalCode[] = [
  'validation_failed',
  'bad_request',
  'not_found',
  'internal',
  'not_ready',
];
const ofWriting: readonly RefusalCode[] = ['cross_site', 'conflict', 'too_large', 'wrong_type', 'no_room'];
const ofTheSignedIn: readonly RefusalCode[] = [
  'not_signed_in',
  'signed_in_as_another',
  'second_factor_required',
  'forbidden',
];

/** Every way in which the server may say no to a call. */
export function refusalsOf({ method, path, isOpen, refusals, countsAs }: Call): RefusalCode[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [
    ...new Set([
      ...refusals,
      ...names.flatMap((name) => missing[name] ?? []),
      ...(isOpen ? [] : ofTheSignedIn),
      ...(countsAs && !isOpen ? (['too_many'] as const) : []),
      ...(method === 'GET' ? [] : ofWriting),
      ...ofAll,
    ]),
  ];
}
