import { get, post } from '../call';
import type { Credentials, FirstAdmin, Registration, User } from './account';

export const accountCalls = {
  currentUser: get('/api/user').answers<User>(),
  login: post('/api/login').takes<Credentials>().answers<User>(),
  logout: post('/api/logout'),
  register: post('/api/register').takes<Registration>().answers<User>(),
  setupState: get('/api/setup').answers<{ needed: boolean }>(),
  setup: post('/api/setup').takes<FirstAdmin>().answers<User>(),
};
