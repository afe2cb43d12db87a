/** Messages of the server about passwords. */
export const passwordTexts = {
  set: 'Your password has been set. You can now sign in.',
  mailed: "If this email has an account, we've sent a link to reset your password.",
  tokenValid: 'This link is valid.',
  reset: 'Your password has been changed. Please sign in.',
  tooCommon: 'This password is too common. Please choose another one.',
  currentWrong: 'Your current password is incorrect',
} as const;
