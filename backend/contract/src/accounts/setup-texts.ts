export const setupTexts = {
  setupTitle: 'Welcome to Touchline',
  setupLead: 'Create the first super admin account. You only do this once.',
  setupAction: 'Create super admin',
  setupFailed: 'Setup failed',
} as const;
