import { demoPassword, people } from './club';

/** A sign-in that is printed on the console. */
export interface SignIn {
  who: string;
  email: string;
  password: string;
}

const shown = ['Super admin', 'Team admin', 'Coach', 'Player'];

export const demoSignIns: SignIn[] = shown.map((who, index) => ({
  who,
  email: people[index]?.email ?? '',
  password: demoPassword,
}));
