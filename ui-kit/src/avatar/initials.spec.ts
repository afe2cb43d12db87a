import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Mara Okafor', 'MO'],
  ['Jan van der Berg', 'JB'],
  ['coach', 'C'],
  ['  élodie  ', 'É'],
  ['', '?'],
])('the initials of "%s" are %s', (name, letters) => {
  expect(initials(name)).toBe(letters);
});
