import type { Call } from './call';
import type { RefusalCode } from './refusals';

/** The 404 errors by path parameter: the object does not exist or is not visible to the caller. */
const notFoundErrors: Record<string, readonly RefusalCode[]> = {
  teamId: ['team_not_found'],
  pageId: ['page_not_found'],
  version: ['version_not_found'],
  jobId: ['job_not_found'],
  commentId: ['comment_not_found'],
  notificationId: ['notification_not_found'],
  categoryId: ['category_not_found'],
  playId: ['play_not_found'],
  formationId: ['formation_not_found'],
  templateId: ['template_not_found'],
  fileId: ['media_not_found'],
  avatar: ['media_not_found'],
  userId: ['member_not_found'],
  invitationId: ['invitation_not_found'],
  linkId: ['invite_link_not_found'],
  sessionId: ['device_not_found'],
  token: ['invite_not_found'],
};

const commonErrors: readonly RefusalCode[] = [
  'validation_failed',
  'bad_request',
  'not_found',
  'internal',
  'not_ready',
];
const writeErrors: readonly RefusalCode[] = ['cross_site', 'conflict', 'too_large', 'wrong_type', 'no_room'];
const sessionErrors: readonly RefusalCode[] = [
  'not_signed_in',
  'signed_in_as_another',
  'second_factor_required',
  'forbidden',
];

/** Returns all errors that a call can respond with. */
export function refusalsOf({ method, path, isPublic, errors, rateLimit }: Call): RefusalCode[] {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  return [
    ...new Set([
      ...errors,
      ...names.flatMap((name) => notFoundErrors[name] ?? []),
      ...(isPublic ? [] : sessionErrors),
      ...(rateLimit && !isPublic ? (['too_many'] as const) : []),
      ...(method === 'GET' ? [] : writeErrors),
      ...commonErrors,
    ]),
  ];
}
