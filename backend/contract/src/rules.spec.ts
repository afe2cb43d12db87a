import { describe, expect, it } from 'vitest';
import {
  accountRules,
  commentCallRules,
  commentRules,
  fillPath,
  inviteLinkStatus,
  inviteRules,
  pageRules,
  teamRules,
  tidyTags,
} from './index';

describe('email addresses', () => {
  it.each(['a@b.example', 'first.last+tag@sub.club.example', 'ü@bücher.example'])(
    'such as %s are accepted',
    (address) => {
      expect(accountRules.email(address)).toBeUndefined();
    },
  );

  it.each(['', 'a', 'a@b', 'a@b.', '@b.example', 'a b@c.example', 'a@b.example ', null, 7])(
    'such as %j are refused',
    (address) => {
      expect(accountRules.email(address)).toBe('Please enter a valid email address');
    },
  );
});

describe('passwords', () => {
  it.each([
    ['Ab1!', 'Password must be at least 8 characters'],
    ['ABCDEFG1!', 'Password must contain at least one lowercase letter'],
    ['abcdefg1!', 'Password must contain at least one uppercase letter'],
    ['Abcdefgh!', 'Password must contain at least one number'],
    ['Abcdefgh1', 'Password must contain at least one special character'],
    [undefined, 'Password must be at least 8 characters'],
    [`Aa1!${'x'.repeat(200)}`, 'Password must be at most 200 characters'],
  ])('such as %s are refused with the reason', (password, message) => {
    expect(accountRules.newPassword(password)).toBe(message);
  });

  it('are accepted in any script', () => {
    expect(accountRules.newPassword('Touchline1!')).toBeUndefined();
    expect(accountRules.newPassword('Straße-Ä9x')).toBeUndefined();
  });
});

describe('rules of teams, pages, comments and invites', () => {
  it.each([
    [teamRules.teamName, '  ', 'Team name is required'],
    [teamRules.teamName, 'x'.repeat(51), 'Team name too long'],
    [teamRules.teamName, 'x'.repeat(50), undefined],
    [teamRules.sport, '', 'Sport is required'],
    [teamRules.teamDescription, null, undefined],
    [pageRules.pageTitle, '', 'Title is required'],
    [pageRules.pageContent, 5, 'The content must be text'],
    [pageRules.pageContent, 'x'.repeat(2_000_001), 'This page is too large to save'],
    [pageRules.pageTags, 'attack', 'Tags must be a list of words'],
    [pageRules.pageTags, ['x'.repeat(51)], 'Tags can have up to 50 characters'],
    [pageRules.listLimit, 101, 'limit must be a whole number from 1 to 100'],
    [pageRules.pageVersion, 0, 'version must be a whole number from 1'],
    [commentRules.commentContent, ' \n', 'Please write a comment'],
    [
      commentCallRules.textPosition,
      { start: 3, end: 1, xpath: '/p' },
      'textPosition must hold start, end and xpath',
    ],
    [
      commentCallRules.textPosition,
      { start: 1, end: 3, xpath: '/p', more: 1 },
      'textPosition must hold start, end and xpath',
    ],
    [commentCallRules.textPosition, { start: 1, end: 3, xpath: '/p', blockId: 'abcdef' }, undefined],
    [commentCallRules.boardPosition, { piece: '7', step: '2' }, undefined],
    [commentCallRules.boardPosition, null, undefined],
    [commentCallRules.boardPosition, {}, 'boardPosition must hold a piece, a step or both'],
    [commentCallRules.boardPosition, { step: 'Step 2' }, 'boardPosition must hold a piece, a step or both'],
    [inviteRules.maxUses, 0, 'Max uses must be at least 1'],
    [inviteRules.inviteRole, 'super_admin', 'Choose player, coach or admin'],
    [inviteRules.expiresAt, 'soon', 'Please enter a valid date and time'],
  ])('return a message for invalid values only', (rule, value, message) => {
    expect(rule(value)).toBe(message);
  });
});

it('tags are kept once, in the spelling of the first', () => {
  expect(tidyTags([' Attack ', 'attack', '', 'ATTACK', 'lineout'])).toEqual(['Attack', 'lineout']);
});

it('parameters of a path are escaped', () => {
  expect(fillPath('/api/invite/:token/join', { token: 'a/b?c' })).toBe('/api/invite/a%2Fb%3Fc/join');
});

describe('the status of an invite link', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const link = { isActive: true, expiresAt: null, usedCount: 0, maxUses: null };
  const past = '2026-11-20T12:00:00.000Z';

  it.each([
    [{}, 'Active'],
    [{ maxUses: 3, usedCount: 2 }, 'Active'],
    [{ maxUses: 3, usedCount: 3 }, 'Max Uses Reached'],
    [{ expiresAt: past, maxUses: 3, usedCount: 3 }, 'Expired'],
    [{ isActive: false, expiresAt: past }, 'Inactive'],
  ])('with %o is %s', (change, status) => {
    expect(inviteLinkStatus({ ...link, ...change }, now)).toBe(status);
  });
});
