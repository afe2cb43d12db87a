import { withArticle } from '../roles';
import { contentKinds, type ContentKind } from '../lifecycle/lifecycle';

/** The text of an email. Names and titles are not escaped: the renderer escapes them. */
export interface MailText {
  subject: string;
  heading: string;
  paragraphs: readonly string[];
  /** Label of the only button. */
  action: string;
  /** The reason in the footer. */
  reason: string;
}

/** Adds the time of the event to a security email. */
export function withTime(text: MailText, time: string): MailText {
  return { ...text, paragraphs: [...text.paragraphs, `This happened on ${time}.`] };
}

/** Returns "Mara", "Mara and Ben" or "Mara, Ben and 3 others". */
export function peopleInWords(names: readonly string[]): string {
  const [first = 'Someone', second, ...others] = names;
  if (!second) return first;
  if (others.length === 0) return `${first} and ${second}`;
  return `${first}, ${second} and ${others.length === 1 ? '1 other' : `${others.length} others`}`;
}

const days = 'The link can be used once and expires in seven days.';
const aboutSafety = "You're receiving this email because it concerns the security of your account.";
const mistaken = 'Not expecting this? You can ignore this email.';

interface MentionOnContent {
  person: string;
  kind: ContentKind;
  title: string;
  team: string;
}

/** The users who changed or commented on a page or play, and its team. */
interface ActsOnContent {
  people: readonly string[];
  kind: ContentKind;
  title: string;
  team: string;
}

interface PublishedInTeam {
  people: readonly string[];
  published: readonly { kind: ContentKind; title: string; note: string | null }[];
  team: string;
}

const nounOf = (items: PublishedInTeam['published']) => {
  const kinds = contentKinds.filter((kind) => items.some((item) => item.kind === kind));
  return kinds.map((kind) => `${kind}s`).join(' and ');
};

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
    subject: `${inviter ?? 'Your team'} invited you to ${team}`,
    heading: `Join ${team}`,
    paragraphs: [
      `${inviter ?? 'A team manager'} invited you to join ${team} on Touchline as ${withArticle(role)}. It's where the team keeps its playbook: set plays, drills and match plans.`,
      'The link is only for you and expires in seven days.',
    ],
    action: 'Accept invitation',
    reason: `You're receiving this email because a manager of ${team} entered your email address. ${mistaken}`,
  }),
  firstPassword: ({ team }: { team: string }): MailText => ({
    subject: `Set up your account for ${team}`,
    heading: 'Choose your password',
    paragraphs: [
      `You've been added to ${team} on Touchline, where the team keeps its playbook. Choose a password to sign in.`,
      days,
    ],
    action: 'Choose a password',
    reason: `You're receiving this email because a manager of ${team} created an account for you. ${mistaken}`,
  }),
  welcome: ({ team }: { team: string }): MailText => ({
    subject: `${team} is ready for you`,
    heading: `Welcome to ${team}`,
    paragraphs: [
      `${team} now has a team space on Touchline, and you're its admin. You can write its playbook and invite coaches and players.`,
      `Choose a password to sign in. ${days}`,
    ],
    action: 'Choose a password',
    reason: `You're receiving this email because a super admin made you the admin of ${team}. ${mistaken}`,
  }),
  welcomeBack: ({ team }: { team: string }): MailText => ({
    subject: `${team} is ready for you`,
    heading: `Welcome to ${team}`,
    paragraphs: [
      `${team} now has a team space on Touchline, and you're its admin. You can write its playbook and invite coaches and players.`,
    ],
    action: `Open ${team}`,
    reason: `You're receiving this email because a super admin made you the admin of ${team}.`,
  }),
  addedToTeam: ({ team }: { team: string }): MailText => ({
    subject: `You've been added to ${team}`,
    heading: `You've been added to ${team}`,
    paragraphs: [`You can find the pages of ${team} in your sidebar.`],
    action: `Open ${team}`,
    reason: `You're receiving this email because a manager of ${team} added you.`,
  }),
  reset: (): MailText => ({
    subject: 'Reset your password',
    heading: 'Reset your password',
    paragraphs: [
      'We received a request to reset the password of your Touchline account.',
      'The link can be used once and expires in one hour. Your password stays the same until you choose a new one.',
    ],
    action: 'Choose a new password',
    reason: `You're receiving this email because someone asked to reset the password for your email address. ${mistaken}`,
  }),
  passwordChanged: (): MailText => ({
    subject: 'Your password was changed',
    heading: 'Your password was changed',
    paragraphs: [
      'The password of your Touchline account was just changed, and all other devices were signed out.',
      "If this was you, no action is needed. If it wasn't, reset your password right away.",
    ],
    action: "This wasn't me",
    reason: aboutSafety,
  }),
  deletionRequested: ({ person, email }: { person: string; email: string }): MailText => ({
    subject: `${person} asks for their account to be deleted`,
    heading: 'A user asks for deletion',
    paragraphs: [
      `${person} (${email}) asks for their Touchline account to be deleted.`,
      "Make sure they know what they're asking for, then delete the account or decline the request.",
    ],
    action: 'Open deletion requests',
    reason: "You're receiving this email because you're a super admin.",
  }),
  deletionDeclined: (): MailText => ({
    subject: 'Your account was not deleted',
    heading: 'Your account was not deleted',
    paragraphs: [
      'A super admin declined your request for deletion, so your Touchline account stays as it is.',
      'Ask them for the reason. You can send another request in your settings.',
    ],
    action: 'Open settings',
    reason: "You're receiving this email because you asked for your account to be deleted.",
  }),
  twoFactorOn: (): MailText => ({
    subject: 'Two-factor sign-in is on',
    heading: 'Two-factor sign-in is on',
    paragraphs: [
      'You now need a code from your phone to sign in to Touchline. All other devices were signed out.',
      "Keep your recovery codes safe: with them you can sign in without your phone. If this wasn't you, contact your Touchline administrator.",
    ],
    action: 'Open settings',
    reason: aboutSafety,
  }),
  twoFactorOff: (): MailText => ({
    subject: 'Two-factor sign-in is off',
    heading: 'Two-factor sign-in is off',
    paragraphs: [
      'You can now sign in to Touchline with just your password.',
      "If this was you, no action is needed. If it wasn't, change your password right away and turn two-factor sign-in back on.",
    ],
    action: 'Open settings',
    reason: aboutSafety,
  }),
  twoFactorReset: (): MailText => ({
    subject: 'Two-factor sign-in was turned off for you',
    heading: 'Two-factor sign-in was turned off for you',
    paragraphs: [
      'A super admin turned off two-factor sign-in for your account and signed you out on all devices. You can now sign in with just your password.',
      "If you asked for this, set it up again on your new phone. If you didn't, change your password right away and contact your Touchline administrator.",
    ],
    action: 'Open settings',
    reason: aboutSafety,
  }),
  recoveryCodesMade: (): MailText => ({
    subject: 'You have new recovery codes',
    heading: 'You have new recovery codes',
    paragraphs: [
      'New recovery codes were created for your Touchline account. Your old codes no longer work.',
      "If this was you, no action is needed. If it wasn't, change your password right away and generate new codes.",
    ],
    action: 'Open settings',
    reason: aboutSafety,
  }),
  recoveryCodeUsed: (): MailText => ({
    subject: 'A recovery code was used',
    heading: 'A recovery code was used',
    paragraphs: [
      'Someone signed in to your Touchline account with your password and one of your recovery codes, instead of a code from your phone.',
      "If this was you, no action is needed. If it wasn't, change your password right away and generate new recovery codes.",
    ],
    action: 'Open settings',
    reason: aboutSafety,
  }),
  addressChanged: (): MailText => ({
    subject: 'Your email address was changed',
    heading: 'Your email address was changed',
    paragraphs: [
      "The email address of your Touchline account was changed. This is the last email we'll send to this address.",
      'If you or your club made this change, no action is needed. If not, contact your Touchline administrator right away: they can see who made it and deactivate the account.',
    ],
    action: 'Open Touchline',
    reason: aboutSafety,
  }),
  updated: ({ people, kind, title, team }: ActsOnContent): MailText => ({
    subject: `${title} was updated`,
    heading: title,
    paragraphs: [`${peopleInWords(people)} updated this ${kind} in ${team}.`],
    action: `Open ${kind}`,
    reason: `You're receiving this email because you wrote or starred this ${kind}.`,
  }),
  published: ({ people, published, team }: PublishedInTeam): MailText => {
    const [{ kind, title, note } = { kind: 'page', title: '', note: null }] = published;
    const reason = `You're receiving this email because you're a member of ${team}.`;
    if (published.length > 1)
      return {
        subject: `${published.length} ${nounOf(published)} were published in ${team}`,
        heading: `New in ${team}`,
        paragraphs: [`${peopleInWords(people)} published these ${nounOf(published)}:`],
        action: `Open ${team}`,
        reason,
      };
    return {
      subject: `${title} was published`,
      heading: title,
      paragraphs: [
        `${peopleInWords(people)} published this ${kind} in ${team}.`,
        ...(note === null ? [] : [`“${note}”`]),
      ],
      action: `Open ${kind}`,
      reason,
    };
  },
  newMembers: ({ people, team }: { people: readonly string[]; team: string }): MailText => ({
    subject: `${peopleInWords(people)} joined ${team}`,
    heading: `New ${people.length === 1 ? 'member' : 'members'} in ${team}`,
    paragraphs: [`${peopleInWords(people)} joined ${team}.`],
    action: 'View members',
    reason: `You're receiving this email because you manage ${team}.`,
  }),
  quoted: (words: string) => `On “${words}”:`,
  comments: ({ people, kind, title, team }: ActsOnContent): MailText => ({
    // The same in all mails about a page or play, so that mail programs show them as one conversation.
    subject: `Comments on ${title}`,
    heading: title,
    paragraphs: [`${peopleInWords(people)} commented on this ${kind} in ${team}:`],
    action: 'Reply',
    reason: `You're receiving this email because you wrote this ${kind} or joined its discussion.`,
  }),
  mention: ({ person, kind, title, team }: MentionOnContent): MailText => ({
    subject: `${person} mentioned you in ${title}`,
    heading: title,
    paragraphs: [`${person} mentioned you in this ${kind} in ${team}.`],
    action: kind === 'page' ? 'Open page' : 'Open play',
    reason: `You're receiving this email because you are mentioned in this ${kind}.`,
  }),
  digest: ({ pages }: { pages: number }): MailText => ({
    subject: pages === 1 ? '1 page changed this week' : `${pages} pages changed this week`,
    heading: 'This week in your teams',
    paragraphs: [
      pages === 1
        ? 'This page was added or updated in the last seven days:'
        : 'These pages were added or updated in the last seven days:',
    ],
    action: 'Open Touchline',
    reason: "You're receiving this weekly email because pages in your teams changed.",
  }),
  letter: {
    plainLink: "If the button doesn't work, open this link:",
    choose: 'Choose which emails you get',
    others: (count: number) => `And ${count} more.`,
  },
} as const;
