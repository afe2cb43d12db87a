/** Fields for authentication and recovery codes. */
export const codeTexts = {
  code: 'Authentication code',
  codeHint: 'Enter the 6-digit code from your authenticator app.',
  recoveryCode: 'Recovery code',
  recoveryCodeHint: 'Each code can be used once.',
  useRecoveryCode: 'Use a recovery code',
  useApp: 'Use your authenticator app',
  back: 'Back',
} as const;
