const NAMED = 2;

const people = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;
const them = (count: number) => (count === 1 ? 'it' : 'them');

export const contentMoveTexts = {
  move: 'Move to another team',
  offline: 'Connect to the internet to move it.',
  title: { page: 'Move page to another team', play: 'Move play to another team' },
  titleOfSeveral: (count: number) => `Move ${count} to another team`,
  team: 'Team',
  find: 'Find a team',
  noneFound: 'No team has that name.',
  members: (count: number) => people(count, 'member', 'members'),
  /** Says who can read what is moved, once a team is chosen. */
  readers: (
    team: { name: string; memberCount: number },
    { count, drafts }: { count: number; drafts: number },
  ) => {
    if (drafts === count)
      return `Only coaches and admins of ${team.name} will see ${them(count)}, until you publish ${them(count)} there.`;
    const readers = `${people(team.memberCount, 'member', 'members')} of ${team.name} will see ${them(count)}.`;
    return drafts > 0 ? `${readers} Drafts stay drafts.` : readers;
  },
  taken: 'Its history, comments and files go along.',
  takenOfSeveral: 'Their history, comments and files go along.',
  left: 'Pins are removed, and so are the stars of people who are not in that team.',
  /** The title of the toast. */
  moved: (team: string) => `Moved to ${team}`,
  movedSeveral: (count: number, team: string) => `${count} moved to ${team}`,
  movedDetail: 'Links to it lead there.',
  movedSeveralDetail: 'Links to them lead there.',
  undo: 'Undo',
  moveNow: 'Move',
  failedTitle: 'Not moved',
  failed: "This couldn't be moved. Please try again.",
  gone: 'One of them was deleted or moved meanwhile. Nothing was moved.',
  uploading: 'Wait until the upload has finished, then move it.',
  unsaved: "Your last changes aren't saved yet. Save them first, then move it.",
  /** The titles of what an activity or audit entry is about, such as "Kick-off, Lineout calls and 3 more". */
  names: (titles: readonly string[]) => {
    const rest = titles.length - NAMED;
    if (rest <= 0) return titles.join(' and ');
    return `${titles.slice(0, NAMED).join(', ')} and ${rest} more`;
  },
} as const;
