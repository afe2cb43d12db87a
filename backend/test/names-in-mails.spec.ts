import { calls } from '@touchline/contract';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useApp } from './app';
import { doJobs, linkTo, onlyMailTo, shown } from './jobs';
import { registered, useTeam, type Person } from './people';

const app = useApp();
const team = useTeam(app, beforeEach);
let reader: Person;

beforeEach(async () => {
  reader = await registered(app, 'Touchline1!', 'coach');
});

const upload = (email: string) =>
  team.admin.call(calls.members.bulk, { teamId: team.teamId }, { body: { users: [{ email }] } });

const signs: Record<string, string> = { lt: '<', gt: '>', quot: '"', '#39': "'", amp: '&' };
const wordsOf = (html: string) => shown(html).replace(/&(\S+?);/g, (_, sign: string) => signs[sign] ?? '');

describe('a name in a message', () => {
  const hostile = [
    ['with markup', `<b onclick="x">H</b><img src=x>'"&amp;`, `<b onclick="x">H</b><img src=x>'"&amp;`],
    [
      'with lines of a header',
      'Harbour\r\nBcc: thief@club.example\r\n\r\nHi: x',
      'Harbour Bcc: thief@club.example Hi: x',
    ],
    ['as long as a name may be', 'Harbour'.repeat(8).slice(0, 50), 'Harbour'.repeat(8).slice(0, 50)],
    ['that writes from right to left', 'نادي الميناء', 'نادي الميناء'],
    ['with bidi controls', 'Harbour \u202Eyalp', 'Harbour yalp'],
    ['with terminal escapes', 'Harbour \u001b[2J\u0007FC', 'Harbour [2J FC'],
    ['that looks like another address', 'Chair <chair@club.example>, "', 'Chair <chair@club.example>, "'],
  ] as const;

  it.each(hostile)('%s is plain text in one line', async (_, name, inOneLine) => {
    await team.admin.call(calls.teams.change, { teamId: team.teamId }, { body: { name } });
    const body = { displayName: name };
    for (const who of [team.admin, reader]) await who.call(calls.accounts.changeProfile, {}, { body });
    await upload(reader.email);
    const { headers, subject, to, cc, bcc, html = '', text = '' } = await onlyMailTo(app, reader.email);
    expect(to).toEqual([{ name: inOneLine, address: reader.email }]);
    expect([cc, bcc]).toEqual([undefined, undefined]);
    expect(headers.map(({ key }) => key)).not.toContain('hi');
    expect(subject).toBe(`You've been added to ${inOneLine}`);
    expect(html).not.toMatch(/<b[ >]|<img|onclick="/);
    expect(wordsOf(html)).toContain(`You can find the pages of ${inOneLine} in your sidebar.`);
    expect(text).toContain(`You can find the pages of ${inOneLine} in your sidebar.`);
  });

  it('is printed to the console in one line without terminal escapes', async () => {
    const name = 'H\u001b[2J\r\n  Mail to chair@club.example: x';
    await team.admin.call(calls.teams.change, { teamId: team.teamId }, { body: { name } });
    const written: string[] = [];
    const write = vi
      .spyOn(process.stdout, 'write')
      .mockImplementation((line) => written.push(String(line)) > 0);
    await upload(reader.email);
    await doJobs(app, new Date());
    write.mockRestore();
    const lines = written.join('').split('\n').filter(Boolean);
    expect(lines).toHaveLength(2);
    expect(lines.join('')).not.toContain('\u001b');
    expect(lines[1]?.trim()).toBe((await linkTo(app, reader.email)).href);
  });
});
