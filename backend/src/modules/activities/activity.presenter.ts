import type { Activity } from '@touchline/contract';
import type { ActivityRow } from './activity.repository';

export function presentActivity(row: ActivityRow): Activity {
  return {
    id: row.id,
    teamId: row.team_id,
    userId: row.user_id,
    action: row.action,
    targetType: row.target_type,
    targetId: row.target_id,
    targetName: row.target_name,
    createdAt: row.created_at.toISOString(),
    user: row.username === null ? null : { username: row.username },
  };
}
