/** Texts of the first screens; those of the opened bell are `notificationTexts`. */
export const bellTexts = {
  /** Accessible name of the button, with the number of its badge. */
  button: (unread: number) => (unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`),
  markAllFailed: 'Failed to mark as read',
} as const;
