import { expect, it } from 'vitest';
import { pathAfterLogin } from './path-after-login';

it.each([
  [null, '/dashboard'],
  ['/pages/7', '/pages/7'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['/\t/evil.example', '/dashboard'],
  ['/\n\\evil.example', '/dashboard'],
  ['/pages/7\r', '/dashboard'],
  ['/@evil.example', '/@evil.example'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('after signing in, %j leads to %s', (next, place) => {
  expect(pathAfterLogin(next)).toBe(place);
});
