import { activityTexts, type Activity } from '@touchline/contract';
import type { ActivityRow } from './activity.repository';

export function presentActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    teamId: row.team_id,
    userId: row.user_id,
    action: row.action,
    targetType: row.target_type,
    targetId: row.target_id,
    targetName: targetNameOf(row),
    createdAt: row.created_at.toISOString(),
    user: row.username === null ? null : { username: row.username },
    teamName: row.team_name,
    subject: subjectOf(row),
  };
}

const subjectOf = ({
  subject_kind: kind,
  subject_id: id,
  subject_title: title,
}: ActivityRow): Activity['subject'] => (kind && id !== null && title !== null ? { kind, id, title } : null);

/** A comment and a reply are named by their page or play: the stored name is their own words. */
function targetNameOf({ action, target_name: name, subject_title: title }: ActivityRow): string {
  if (action === 'commented on') return title ?? name;
  return action === 'replied to' ? (title ?? activityTexts.aComment) : name;
}
