import type { ContentKind } from '../lifecycle/lifecycle';

interface Audience {
  players: number;
  /** Coaches and admins. */
  staff: number;
}

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

const audience = ({ players, staff }: Audience) =>
  `${count(players, 'player', 'players')}, ${count(staff, 'coach or admin', 'coaches and admins')}.`;

const andNotified = (notified: number) =>
  notified === 0 ? '' : ` ${count(notified, 'person is', 'people are')} notified.`;

const textsOf = (kind: ContentKind) => ({
  publishFailed: `The ${kind} couldn't be published. Please try again.`,
  unpublishOffline: `You're offline. Connect to unpublish this ${kind}.`,
  unpublishTitle: `Unpublish this ${kind}?`,
  unpublishStays: 'Its text, stars, comments and history stay. Notifications about it no longer lead to it.',
  unpublished: `This ${kind} is a draft now.`,
  unpublishFailed: `The ${kind} couldn't be unpublished. Please try again.`,
});

/** Texts about publishing, shown to editors; loaded with what publishes. */
export const publishingTexts = {
  publish: 'Publish',
  publishTo: (team: string) => `Publish to ${team}`,
  people: (number: number) => count(number, 'person', 'people'),
  willSeeIt: (seenBy: Audience) => `will see it: ${audience(seenBy)}`,
  willSeeThem: (seenBy: Audience) => `will see them: ${audience(seenBy)}`,
  teamWillSeeIt: (team: string) => `Everyone in ${team} will see it.`,
  teamWillSeeThem: (team: string) => `Everyone in ${team} will see them.`,
  note: 'Note (optional)',
  noteLength: (length: number, max: number) => `${length} / ${max}`,
  noteIsShown: 'Shown in the notification and on Today.',
  isPublished: 'Published',
  published: (notified: number) => `Published.${andNotified(notified)}`,
  offline: 'You can publish when you are online.',
  startsAsDraft: 'Starts as a draft. Only coaches and admins see it until you publish.',
  unpublish: 'Unpublish',
  unpublishLead:
    'It becomes a draft: only coaches and admins of the team can see it until it is published again.',
  of: { page: textsOf('page'), play: textsOf('play') },
} as const;

/** Texts of publishing several drafts from a list. */
export const draftSelectionTexts = {
  published: (kind: ContentKind, number: number, notified: number) =>
    `${count(number, kind, `${kind}s`)} published.${andNotified(notified)}`,
  failed: (kind: ContentKind) => `The ${kind}s couldn't be published. Please try again.`,
  gone: 'One of these drafts was deleted, so none was published. Check the selection and publish again.',
} as const;

/** Shown once, when a user leaves a draft for the first time. */
export const draftHintTexts = {
  title: (kind: ContentKind) => `This ${kind} is a draft`,
  detail: (team: string) => `Only coaches and admins of ${team} can see it until you publish it.`,
  publish: 'Publish',
} as const;
