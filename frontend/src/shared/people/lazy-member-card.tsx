import { lazyDialog } from '../lazy-dialog';
import type { MemberCardProps } from './member-card';

/** The card of a member, loaded when it is first opened. */
export const LazyMemberCard = lazyDialog<MemberCardProps>(() =>
  import('./member-card').then(({ MemberCard }) => MemberCard),
);
