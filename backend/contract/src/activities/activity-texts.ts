export const activityTexts = {
  none: 'No recent activity',
  someone: 'Someone',
} as const;
