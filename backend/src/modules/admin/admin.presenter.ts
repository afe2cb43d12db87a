import type { AdminUser, Statistics } from '@touchline/contract';
import { presentUser } from '../auth';
import type { AdminUserRow, FiguresRow } from './admin-user.repository';

const minutes = (milliseconds: string | number) => Math.round(Number(milliseconds) / 60_000);

export function presentAdminUser(row: AdminUserRow): AdminUser {
  return {
    ...presentUser(row),
    lastLogin: row.last_login_at?.toISOString() ?? null,
    timeSpentLast30Days: minutes(row.milliseconds),
  };
}

export function presentStatistics(row: FiguresRow | undefined): Statistics {
  const {
    total_users: totalUsers = 0,
    admins = 0,
    active = 0,
    milliseconds = 0,
    total_teams = 0,
  } = row ?? {};
  return {
    totalUsers,
    admins,
    activeLast30Days: active,
    averageTimeSpent: totalUsers === 0 ? 0 : minutes(Number(milliseconds) / totalUsers),
    totalTeams: total_teams,
    activeTeams: total_teams,
  };
}
