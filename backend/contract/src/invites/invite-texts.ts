export const inviteTexts = {
  invalidTitle: 'Invalid Invite Link',
  invalid: 'Invalid invite link',
  invited: 'You are invited to join',
  asRole: 'as',
  join: 'Join Team',
  loginOrSignUp: 'Login or Sign Up',
  joinFailed: 'Failed to Join Team',
  welcome: 'Welcome to the Team!',
} as const;
