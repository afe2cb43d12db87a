import type { AccountRole, AgeGroup, TeamRole } from '@touchline/contract';

export interface Person {
  email: string;
  firstName: string;
  lastName: string;
  role: AccountRole;
}

export interface Club {
  key: string;
  name: string;
  sport: string;
  ageGroup: AgeGroup;
  /** HTML of the description of the team space. */
  description: string;
  /** Roles by username; the first admin is the team admin. */
  members: Record<string, TeamRole>;
  /** Number and positions by username; staff who do not play have none. */
  shirts: Record<string, { number: string; positions: readonly string[] }>;
}

export const demoPassword = 'Touchline1!';

const person = (name: string, role: AccountRole = 'player', address?: string): Person => {
  const [firstName = '', lastName = ''] = name.split(' ');
  const email = `${address ?? `${firstName}.${lastName}`.toLowerCase()}@touchline.example`;
  return { email, firstName, lastName, role };
};

/** All users of the club, the four with published passwords first. */
export const people: Person[] = [
  person('Alex Morgan', 'super_admin', 'admin'),
  person('Grace Holloway', 'admin', 'manager'),
  person('Daniel Kerr', 'coach', 'coach'),
  person('Riley Nakamura', 'player', 'player'),
  person('Ines Duarte', 'coach'),
  person('Elena Marchetti', 'coach'),
  person('Dana Whitfield', 'coach'),
  person('Marcus Hale', 'coach'),
  person('Terrell Boone', 'coach'),
  person('Hannah Lindqvist', 'coach'),
  ...[
    'Maeve Brennan',
    'Callum Reid',
    'Tomas Okafor',
    'Sian Pritchard',
    'Ross Gallagher',
    'Leo Fairbanks',
    'Jamal Pierce',
    'Noah Castellano',
    'Mia Thornton',
    'Andre Willis',
    'Ruth Adeyemi',
    'Freya Lund',
    'Priya Raman',
    'Carmen Ruiz',
    'Noor Haddad',
    'Sofia Berg',
    'Tyler Jensen',
    'Mateo Vargas',
    'Devin Clarke',
    'Owen Stratton',
    'Kofi Mensah',
    'Lena Fischer',
    'Bea Whitlock',
    'Jonah Reyes',
  ].map((name) => person(name)),
];

/** Usernames of the four sign-ins by role; pages and comments use these keys as authors. */
export const signIns: Record<string, string> = {
  admin: 'alex.morgan',
  manager: 'grace.holloway',
  coach: 'daniel.kerr',
  player: 'riley.nakamura',
};

const shirt = (number: string, ...positions: string[]) => ({ number, positions });

const players = (...usernames: string[]): Record<string, TeamRole> =>
  Object.fromEntries(usernames.map((username) => [username, 'player']));

/** Usernames of the users who joined by an invite link, one per team, in the order of the teams. */
export const joiners = ['kofi.mensah', 'lena.fischer', 'bea.whitlock', 'jonah.reyes'];

export const clubs: Club[] = [
  {
    key: 'harbour',
    name: 'Harbour RFC First XV',
    sport: 'Rugby Union',
    ageGroup: 'senior',
    description:
      '<p data-id="about-1">The first team of Harbour RFC, founded in 1924 by dockers who wanted something to do on Saturdays. We train on <b>Tuesday and Thursday at 19:00</b> and play in the Coastal League.</p><p data-id="about-2">New here? Read the lineout calls first, then the defence system.</p>',
    members: {
      manager: 'admin',
      player: 'player',
      coach: 'coach',
      'ines.duarte': 'coach',
      'maeve.brennan': 'coach',
      'callum.reid': 'coach',
      'tomas.okafor': 'coach',
      ...players('sian.pritchard', 'ross.gallagher', 'leo.fairbanks'),
    },
    shirts: {
      player: shirt('10', 'FH', 'FB'),
      'tomas.okafor': shirt('8', 'N8', 'BR'),
      'sian.pritchard': shirt('2', 'HK', 'PR'),
      'ross.gallagher': shirt('5', 'LK'),
      'leo.fairbanks': shirt('15', 'FB', 'WG', 'CE'),
    },
  },
  {
    key: 'hoops',
    name: 'Northside Hoops U16',
    sport: 'Basketball',
    ageGroup: 'U16',
    description:
      '<p data-id="about-1">Under-16s of Northside, two teams, one playbook. Sessions on <b>Monday and Wednesday at 18:00</b> in the small gym, games on Saturdays.</p>',
    members: {
      manager: 'admin',
      player: 'player',
      'dana.whitfield': 'coach',
      coach: 'coach',
      'ines.duarte': 'coach',
      'jamal.pierce': 'coach',
      ...players('noah.castellano', 'mia.thornton', 'andre.willis'),
    },
    shirts: {
      player: shirt('4', 'PG', 'SG'),
      'noah.castellano': shirt('00', 'C'),
      'mia.thornton': shirt('23', 'SG', 'SF'),
      'andre.willis': shirt('11', 'PF'),
    },
  },
  {
    key: 'riverside',
    name: 'Riverside FC Women',
    sport: 'Soccer',
    ageGroup: 'senior',
    description:
      '<p data-id="about-1">Second division, ambitions for the first. We play a 4-3-3 that likes the ball and a press that likes it even more.</p>',
    members: {
      manager: 'admin',
      player: 'player',
      'elena.marchetti': 'coach',
      'ruth.adeyemi': 'coach',
      coach: 'coach',
      'hannah.lindqvist': 'coach',
      'ines.duarte': 'coach',
      ...players('freya.lund', 'priya.raman', 'carmen.ruiz', 'noor.haddad', 'sofia.berg'),
    },
    shirts: {
      player: shirt('8', 'CM', 'AM'),
      'freya.lund': shirt('1', 'GK'),
      'priya.raman': shirt('3', 'LB', 'CB'),
      'carmen.ruiz': shirt('6', 'DM', 'CM', 'CB'),
      'noor.haddad': shirt('9', 'ST'),
      'sofia.berg': shirt('11', 'LW', 'RW', 'ST'),
    },
  },
  {
    key: 'hawks',
    name: 'Granite Ridge Hawks',
    sport: 'American Football',
    ageGroup: 'U18',
    description:
      '<p data-id="about-1">Varsity. Film on Sunday, practice Monday to Thursday, kick-off on Friday at 19:00. <i>Learn the base before the tags.</i></p>',
    members: {
      manager: 'admin',
      'marcus.hale': 'coach',
      'terrell.boone': 'coach',
      coach: 'coach',
      ...players('tyler.jensen', 'mateo.vargas', 'devin.clarke', 'owen.stratton'),
    },
    shirts: {
      'tyler.jensen': shirt('12', 'QB'),
      'mateo.vargas': shirt('28', 'RB', 'WR'),
      'devin.clarke': shirt('54', 'LB', 'DL'),
      'owen.stratton': shirt('3', 'K', 'P'),
    },
  },
];
