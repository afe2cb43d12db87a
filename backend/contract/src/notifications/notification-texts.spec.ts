import { describe, expect, it } from 'vitest';
import type { Notification } from './notification';
import { notificationAddress, notificationSentence } from './notification-texts';

const changed: Notification = {
  id: 1,
  kind: 'page',
  team: { id: 3, name: 'Otters' },
  page: { id: 7, title: 'Match plan' },
  commentId: null,
  excerpt: null,
  actor: { displayName: 'Mia', avatar: null },
  isRead: false,
  createdAt: '2026-11-30T10:00:00.000Z',
};
const ofPlay: Notification = { ...changed, page: null, play: { id: 8, title: 'Falcon' } };

describe('the notification of a change', () => {
  it.each([
    ['a page', changed, 'Mia updated Match plan', '/pages/7'],
    ['a play', ofPlay, 'Mia updated Falcon', '/plays/8'],
  ])('names %s and leads to it, with the changes marked', (_, notification, sentence, address) => {
    expect(notificationSentence(notification)).toBe(sentence);
    expect(notificationAddress({ ...notification, since: 4 })).toBe(`${address}?changes=4`);
    expect(notificationAddress({ ...notification, since: null })).toBe(address);
  });

  it('leads to the page when a server of the build before has sent it', () => {
    expect(notificationAddress(changed)).toBe('/pages/7');
  });
});
