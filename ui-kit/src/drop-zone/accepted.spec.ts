import { expect, it } from 'vitest';
import { isAccepted } from './accepted';

const photo = { name: 'Team.JPG', type: 'image/jpeg' };

it('takes everything where no kinds are named', () => {
  expect(isAccepted(photo)).toBe(true);
  expect(isAccepted(photo, [])).toBe(true);
});

it.each([['image/*'], ['image/jpeg'], ['.jpg'], ['.JPG']])('takes a photo as %s', (kind) => {
  expect(isAccepted(photo, ['application/pdf', kind])).toBe(true);
});

it.each([['image/png'], ['video/*'], ['.pdf'], ['image']])('does not take a photo as %s', (kind) => {
  expect(isAccepted(photo, [kind])).toBe(false);
});
