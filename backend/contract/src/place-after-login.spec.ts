import { expect, it } from 'vitest';
import { placeAfterLogin } from './place-after-login';

it.each([
  [null, '/dashboard'],
  ['/pages/7', '/pages/7'],
  ['//evil.example', '/dashboard'],
  ['/\\evil.example', '/dashboard'],
  ['https://evil.example', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
])('after signing in, %s leads to %s', (next, place) => {
  expect(placeAfterLogin(next)).toBe(place);
});
