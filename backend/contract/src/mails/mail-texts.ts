/** What a message says. Words of people (names, titles) stand in it as they are: whoever prints it escapes them. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** The one thing to do. */
  action: string;
  /** Why it was sent. */
  reason: string;
}

/** The text with the time of what it reports, for messages that concern the safety of an account. */
export function withTime(text: MailText, time: string): MailText {
  return { ...text, paragraphs: [...text.paragraphs, `Time of the change: ${time}.`] };
}

/** "Mara", "Mara and Ben", "Mara, Ben and 3 others". */
export function peopleInWords(names: readonly string[]): string {
  const [first = 'Somebody', second, ...others] = names;
  if (!second) return first;
  if (others.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others.length === 1 ? '1 other' : `${others.length} others`}`;
}

const days = 'The link works once, for seven days.';
const aboutSafety = 'You receive this because it concerns the safety of your account.';
const mistaken = 'If this means nothing to you, you can let it be: nothing happens without you.';

export const mailTexts = {
  invitation: ({
    inviter,
    team,
    role,
  }: {
    inviter: string | null;
    team: string;
    role: string;
  }): MailText => ({
    subject: `${inviter ?? 'Your team'} invites you to ${team}`,
    heading: `Join ${team}`,
    paragraphs: [
      `${inviter ?? 'Somebody who runs the team'} invites you to ${team} on Touchline, as a ${role}. There the team keeps its playbook: set plays, drills and match plans.`,
      'The link is for you alone and works for seven days.',
    ],
    action: 'Accept the invitation',
    reason: `You receive this because somebody who runs ${team} entered your address. ${mistaken}`,
  }),
  firstPassword: ({ team }: { team: string }): MailText => ({
    subject: `Your account for ${team}`,
    heading: 'Choose your password',
    paragraphs: [
      `You have been added to ${team} on Touchline, where the team keeps its playbook. Choose a password to sign in with.`,
      days,
    ],
    action: 'Choose a password',
    reason: `You receive this because somebody who runs ${team} made an account for your address. ${mistaken}`,
  }),
  welcome: ({ team }: { team: string }): MailText => ({
    subject: `${team} is ready for you`,
    heading: `Welcome to ${team}`,
    paragraphs: [
      `The team space ${team} has been made on Touchline, and you are its admin: you write its playbook, and invite coaches and players.`,
      `Choose a password to sign in with. ${days}`,
    ],
    action: 'Choose a password',
    reason: `You receive this because a super admin made you the admin of ${team}. ${mistaken}`,
  }),
  welcomeBack: ({ team }: { team: string }): MailText => ({
    subject: `${team} is ready for you`,
    heading: `Welcome to ${team}`,
    paragraphs: [
      `The team space ${team} has been made on Touchline, and you are its admin: you write its playbook, and invite coaches and players.`,
    ],
    action: `Open ${team}`,
    reason: `You receive this because a super admin made you the admin of ${team}.`,
  }),
  addedToTeam: ({ team }: { team: string }): MailText => ({
    subject: `You are in ${team}`,
    heading: `You are in ${team}`,
    paragraphs: [`You have been added to ${team}. Its pages are in your sidebar from now on.`],
    action: `Open ${team}`,
    reason: `You receive this because somebody who runs ${team} added you to it.`,
  }),
  reset: (): MailText => ({
    subject: 'Choose a new password',
    heading: 'Choose a new password',
    paragraphs: [
      'Somebody, most likely you, asked for a new password for your account on Touchline.',
      'The link works once, for one hour. Until you use it, your password stays as it is.',
    ],
    action: 'Choose a new password',
    reason: `You receive this because a new password was asked for your address. ${mistaken}`,
  }),
  passwordChanged: (): MailText => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your account on Touchline has just been changed, and every other device was signed out.',
      'Was it you? Then all is well. If it was not, choose a new password at once.',
    ],
    action: 'It was not me',
    reason: aboutSafety,
  }),
  twoFactorOn: (): MailText => ({
    subject: 'Two-factor sign-in is on',
    heading: 'Two-factor sign-in is on',
    paragraphs: [
      'From now on, signing in to your account on Touchline asks for a code from your phone, and every other device was signed out.',
      'Keep your recovery codes: without your phone, they let you in. Was it not you? Then tell whoever runs Touchline for your club.',
    ],
    action: 'Look at your settings',
    reason: aboutSafety,
  }),
  twoFactorOff: (): MailText => ({
    subject: 'Two-factor sign-in is off',
    heading: 'Two-factor sign-in is off',
    paragraphs: [
      'Your password alone now lets people in to your account on Touchline.',
      'Was it you? Then all is well. If it was not, choose a new password at once, and turn it on again.',
    ],
    action: 'Look at your settings',
    reason: aboutSafety,
  }),
  twoFactorReset: (): MailText => ({
    subject: 'Two-factor sign-in was turned off for you',
    heading: 'Two-factor sign-in was turned off for you',
    paragraphs: [
      'Somebody who runs Touchline for your club turned off two-factor sign-in for your account, and you were signed out everywhere. Your password alone now lets you in.',
      'Did you ask for it? Then set it up again with your new phone. If you did not, choose a new password at once, and ask them why.',
    ],
    action: 'Look at your settings',
    reason: aboutSafety,
  }),
  recoveryCodesMade: (): MailText => ({
    subject: 'You have new recovery codes',
    heading: 'You have new recovery codes',
    paragraphs: [
      'New recovery codes were made for your account on Touchline. The ones from before no longer work.',
      'Was it you? Then all is well. If it was not, choose a new password at once, and make new ones yourself.',
    ],
    action: 'Look at your settings',
    reason: aboutSafety,
  }),
  recoveryCodeUsed: (): MailText => ({
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: [
      'One of your recovery codes, and your password, were used on Touchline in place of a code from your phone.',
      'Was it you? Then all is well. If it was not, choose a new password at once, and make new recovery codes.',
    ],
    action: 'Look at your settings',
    reason: aboutSafety,
  }),
  addressChanged: (): MailText => ({
    subject: 'Your address was changed',
    heading: 'Your address was changed',
    paragraphs: [
      'Your account on Touchline has a new address. This is the last message to the old one.',
      'Was it you, or did your club do it for you? Then all is well. If not, tell whoever runs Touchline for your club at once: they can look up who did it, and close the account meanwhile.',
    ],
    action: 'Go to Touchline',
    reason: aboutSafety,
  }),
  pageUpdated: ({
    people,
    page,
    team,
  }: {
    people: readonly string[];
    page: string;
    team: string;
  }): MailText => ({
    subject: `${page} was updated`,
    heading: page,
    paragraphs: [`${peopleInWords(people)} changed this page of ${team}.`],
    action: 'Read the page',
    reason: 'You receive this because you wrote this page or starred it.',
  }),
  newMembers: ({ people, team }: { people: readonly string[]; team: string }): MailText => ({
    subject: `${peopleInWords(people)} joined ${team}`,
    heading: `New in ${team}`,
    paragraphs: [`${peopleInWords(people)} joined ${team}.`],
    action: 'See who is in the team',
    reason: `You receive this because you run ${team}.`,
  }),
  comments: ({
    people,
    page,
    team,
  }: {
    people: readonly string[];
    page: string;
    team: string;
  }): MailText => ({
    subject: `${peopleInWords(people)} commented on ${page}`,
    heading: page,
    paragraphs: [`${peopleInWords(people)} wrote in the discussion of this page of ${team}:`],
    action: 'Answer',
    reason: 'You receive this because you wrote this page or take part in its discussion.',
  }),
  digest: ({ pages }: { pages: number }): MailText => ({
    subject: pages === 1 ? 'One page changed this week' : `${pages} pages changed this week`,
    heading: 'This week in your teams',
    paragraphs: [
      pages === 1
        ? 'This page is new or was changed in the last seven days:'
        : 'These pages are new or were changed in the last seven days:',
    ],
    action: 'Open Touchline',
    reason: 'You receive this once a week, when something happened in your teams.',
  }),
  letter: {
    plainLink: 'If the button does not work, open this address:',
    choose: 'Choose which messages you get',
    others: (count: number) => `And ${count} more.`,
  },
} as const;
