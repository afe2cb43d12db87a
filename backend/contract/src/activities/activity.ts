import type { IsoTime } from '../http-types';

export const activityTargets = [
  'team',
  'page',
  'comment',
  'member',
  'invite_link',
  'media',
  'category',
  'play',
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
  targetId: number;
  targetName: string;
  createdAt: IsoTime;
  user: { username: string } | null;
}
