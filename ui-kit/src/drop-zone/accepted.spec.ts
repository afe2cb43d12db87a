import { expect, it } from 'vitest';
import { isAccepted } from './accepted';

const photo = { name: 'Team.JPG', type: 'image/jpeg' };

it('a drop zone without kinds accepts every file', () => {
  expect(isAccepted(photo)).toBe(true);
  expect(isAccepted(photo, [])).toBe(true);
});

it.each([['image/*'], ['image/jpeg'], ['.jpg'], ['.JPG']])('a drop zone accepts a photo as %s', (kind) => {
  expect(isAccepted(photo, ['application/pdf', kind])).toBe(true);
});

it.each([['image/png'], ['video/*'], ['.pdf'], ['image']])(
  'a drop zone does not accept a photo as %s',
  (kind) => {
    expect(isAccepted(photo, [kind])).toBe(false);
  },
);
