import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { calls, type Page } from '@touchline/contract';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Clock } from '../../src/platform/clock';
import { useApp } from '../app';
import { given } from '../given';
import { staffedTeam } from '../people';
import { addCounts } from './figures';

const app = useApp({ ROLE: 'all' });
afterEach(() => vi.restoreAllMocks());

const HOUR_MS = 3600_000;

/** Makes the clock of the process jump; that of the database does not. */
const jump = (by: number) =>
  vi.spyOn(app.app.get(Clock), 'now').mockImplementation(() => new Date(Date.now() + by));

const mails = () => {
  try {
    return readdirSync(join(app.dataDir, 'mail')).length;
  } catch {
    return 0;
  }
};

describe('a clock that jumps', () => {
  it.each([
    ['an hour ahead', HOUR_MS],
    ['an hour back', -HOUR_MS],
    ['a day back', -24 * HOUR_MS],
    ['a day ahead', 24 * HOUR_MS],
  ])('%s ends no session, loses no write and delays no mail', async (what, by) => {
    const { coach, teamId } = await staffedTeam(app);
    const before = await given.page(coach, teamId);
    const mailsBefore = mails();
    jump(by);
    const statuses: number[] = [];
    for (let version = before.version; version < before.version + 20; version++) {
      const body = { title: `Saved ${version}`, version };
      const saved = await coach.call(calls.pages.change, { pageId: before.id }, { body });
      statuses.push(saved.status);
      const read = await coach.call(calls.pages.read, { pageId: before.id });
      expect((read.body as Page).title).toBe(body.title);
    }
    await given.invitation(coach, teamId, `new${by + 100 * HOUR_MS}@club.example`);
    await expect.poll(mails, { timeout: 10_000 }).toBeGreaterThan(mailsBefore);
    vi.restoreAllMocks();
    const after = await coach.call(calls.pages.read, { pageId: before.id });
    expect((after.body as Page).version).toBe(before.version + 20);
    const saved = statuses.filter((status) => status === 200).length;
    addCounts({ part: 'clock', what, counts: { saves: statuses.length, acknowledged: saved, mails: 1 } });
    expect(saved).toBe(statuses.length);
  });
});
