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

/** A code besides the password: under Settings. */
export const twoFactorTexts = {
  title: 'Two-factor sign-in',
  lead: 'A code from your phone besides your password: whoever learns your password does not get in with it.',
  setUp: 'Set up',
  next: 'Continue',
  scan: 'Scan this with an authenticator app, then enter the code that it shows.',
  keyImage: 'The key for your authenticator app, as a QR code',
  openApp: 'Open in an app on this device',
  key: 'Or type this key into the app',
  copyKey: 'Copy key',
  turnOn: 'Turn on',
  turnedOn: 'Two-factor sign-in is on',
  turnedOnDetail: 'You were signed out on all other devices.',
  recoveryTitle: 'Your recovery codes',
  recoveryLead:
    'Without your phone, each of these lets you in once. They are shown only now: keep them where you keep important papers, and not on the same phone.',
  copyCodes: 'Copy',
  downloadCodes: 'Download',
  codesFile: (email: string, codes: readonly string[]) =>
    `Recovery codes for ${email} on Touchline. Each works once.\n\n${codes.join('\n')}\n`,
  codesFileName: 'touchline-recovery-codes.txt',
  codesKept: 'I have kept them',
  copied: 'Copied',
  on: 'On',
  since: (day: string) => `Since ${day}.`,
  codesLeft: (count: number) => (count === 1 ? '1 recovery code left.' : `${count} recovery codes left.`),
  newCodes: 'New recovery codes',
  newCodesLead: 'Those that you have now stop working.',
  makeCodes: 'Make new codes',
  turnOff: 'Turn off',
  turnOffTitle: 'Turn off two-factor sign-in?',
  turnOffLead: 'From then on your password alone lets you in.',
  turnedOff: 'Two-factor sign-in is off',
  failed: 'Failed to change two-factor sign-in',
  requiredTitle: 'Set up two-factor sign-in',
  requiredLead:
    'Your club asks super admins for a code besides the password. Set it up once, then you can go on.',
} as const;
