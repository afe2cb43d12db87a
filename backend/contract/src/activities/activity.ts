import type { IsoTime } from '../http-types';

export const activityTargets = [
  'team',
  'page',
  'pages',
  'comment',
  'member',
  'invite_link',
  'media',
  'category',
  'play',
  'plays',
  'board_formation',
  'page_template',
  'invitation',
] as const;
export type ActivityTarget = (typeof activityTargets)[number];

export interface Activity {
  id: number;
  teamId: number;
  userId: number | null;
  /** A verb in the past tense: `created`, `updated`, `deleted`, `commented on`, `resolved`, `joined`. */
  action: string;
  targetType: ActivityTarget;
  /** The first one of several pages or plays. */
  targetId: number;
  targetName: string;
  createdAt: IsoTime;
  user: { username: string } | null;
  teamName: string;
  /** The page or play of a comment; null for other targets and for a deleted comment. */
  subject: { kind: 'page' | 'play'; id: number; title: string } | null;
}
