import { calls } from '@touchline/contract';
import { describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { person, type Person } from '../../../test/people';

const app = useApp();

const demote = (by: Person, who: Person) =>
  by.call(
    calls.admin.changeUser,
    { userId: who.id },
    { body: { username: `player-${who.id}`, email: who.email, role: 'player' } },
  );

describe('the last super admin', () => {
  it('remains when two demote or delete each other concurrently', async () => {
    const [one, two] = [await person(app, 'super_admin'), await person(app, 'super_admin')];
    const answers = await Promise.all([
      demote(one, two),
      two.call(calls.admin.removeUser, { userId: one.id }),
    ]);
    expect(answers.filter(({ status }) => status < 300)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    const left = [];
    for (const who of [one, two]) left.push((await who.call(calls.admin.users)).status);
    expect(left.filter((status) => status === 200)).toHaveLength(1);
  });
});
