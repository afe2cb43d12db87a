import { describe, expect, it } from 'vitest';
import { validateRows } from './bulk-rows';

describe('the rows of an upload', () => {
  it('are accepted; without a role as players', () => {
    expect(validateRows([{ email: ' Ada@Club.example ', firstName: 'Ada ' }]).members).toEqual([
      {
        email: 'ada@club.example',
        firstName: 'Ada',
        lastName: null,
        role: 'player',
        number: null,
        positions: [],
      },
    ]);
  });

  it.each([
    [{ email: 'nobody' }, 'Please enter a valid email address'],
    [{}, 'Please enter a valid email address'],
    [null, 'Invalid Data'],
    [['a@b.example'], 'Invalid Data'],
    [{ email: 'a@b.example', role: 'super_admin' }, 'Choose player, coach or admin'],
    [{ email: 'a@b.example', firstName: 'x'.repeat(101) }, 'At most 100 characters'],
    [{ email: 'a@b.example', shirt: 9 }, 'Unknown column "shirt"'],
  ])('%j is refused: %s', (row, error) => {
    const { members: newMembers, errors } = validateRows([row, { email: 'good@club.example' }]);
    expect(errors).toEqual([expect.objectContaining({ error })]);
    expect(newMembers).toHaveLength(1);
  });

  it('are refused when their email address occurred before', () => {
    const { members: newMembers, errors } = validateRows([
      { email: 'a@club.example', role: 'coach' },
      { email: 'A@club.example', role: 'player' },
    ]);
    expect(newMembers).toEqual([expect.objectContaining({ role: 'coach' })]);
    expect(errors).toEqual([{ email: 'a@club.example', error: 'This email is in the list twice' }]);
  });
});
