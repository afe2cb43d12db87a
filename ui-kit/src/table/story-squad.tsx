import { Avatar } from '../avatar/avatar';
import { Badge } from '../badge/badge';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import { UsersIcon } from '../icons/icons';
import { RelativeTime } from '../relative-time/relative-time';
import type { TableColumn } from './table-props';

export interface Person {
  id: number;
  name: string;
  email: string;
  role: 'Player' | 'Coach' | 'Admin';
  seen: string | null;
  minutes: number;
}

const first = ['Mara', 'Tom', 'Aylin', 'Piet', 'Sina', 'Jonas', 'Noor', 'Elif', 'Ruben', 'Ida'];
const last = ['Okafor', 'Reed', 'Demir', 'van Dijk', 'Larsen', 'Weber', 'Haddad', 'Kaya', 'Silva'];
const roles = ['Player', 'Player', 'Coach', 'Player', 'Admin'] as const;

export const squad = (size: number): Person[] =>
  Array.from({ length: size }, (_, place) => {
    const name = `${first[place % first.length]} ${last[(place * 7) % last.length]}`;
    return {
      id: place + 1,
      name,
      email: `${name.toLowerCase().replace(/\s/g, '.')}${place}@club.example`,
      role: roles[place % roles.length] ?? 'Player',
      seen: place % 4 === 3 ? null : new Date(Date.UTC(2026, 10, 20) - place * 5_400_000).toISOString(),
      minutes: (place * 37) % 400,
    };
  });

export const longest: Person = {
  id: 0,
  name: 'Maximiliane-Alexandra Freifrau von Hohenstaufen-Wittelsbach',
  email: 'maximiliane.alexandra.von.hohenstaufen.wittelsbach@under-eighteens.club.example',
  role: 'Coach',
  seen: null,
  minutes: 12_480,
};

export const columns: TableColumn<Person>[] = [
  {
    id: 'name',
    label: 'Name',
    isRowHeader: true,
    isSortable: true,
    width: '2fr',
    text: ({ name }) => name,
    start: ({ name }) => <Avatar name={name} size="small" />,
    cell: ({ name }) => name,
  },
  { id: 'email', label: 'Email', width: '2fr', text: ({ email }) => email, cell: ({ email }) => email },
  {
    id: 'role',
    label: 'Role',
    isSortable: true,
    text: ({ role }) => role,
    cell: ({ role }) => <Badge tone={role === 'Player' ? 'neutral' : 'accent'}>{role}</Badge>,
  },
  {
    id: 'seen',
    label: 'Last sign-in',
    isSortable: true,
    onPhone: 'hidden',
    value: ({ seen }) => seen,
    cell: ({ seen }) => (seen ? <RelativeTime at={seen} /> : 'Never'),
  },
  {
    id: 'minutes',
    label: 'Time (30 d)',
    isSortable: true,
    align: 'end',
    value: ({ minutes }) => minutes,
    cell: ({ minutes }) => `${minutes.toLocaleString('en')} min`,
  },
];

export const emptyState = (
  <EmptyState
    icon={UsersIcon}
    title="Nobody here yet"
    detail="Invite the first players of the team."
    action={<Button tone="accent">Invite</Button>}
  />
);
