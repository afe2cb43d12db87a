/** The second step of signing in, and wherever else a code is asked for. */
export const codeTexts = {
  code: 'Code from your app',
  codeHint: 'Six digits, in your authenticator app.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'One that you have not used yet.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use your app',
  back: 'Back',
} as const;
