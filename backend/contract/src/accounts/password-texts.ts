/** What the server says when a password was set or asked for. */
export const passwordTexts = {
  set: 'Your password is set. You can sign in now.',
  mailed: 'If there is an account with this address, a link to choose a new password is on its way.',
  tokenValid: 'This link can be used.',
  reset: 'Your password is changed. Please sign in with it.',
  tooCommon: 'This password is too common. Please choose another one.',
  currentWrong: 'This is not your current password',
} as const;
