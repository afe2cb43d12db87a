import { hasAccess, type AccountRole, type Standing, type TeamRole } from '@touchline/contract';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from './app';
import { deeds, worldlyDeeds, type Deed, type Ground } from './deeds';
import { given } from './given';
import { staffedTeam, type Person, type StaffedTeam } from './people';

let app: TestApp;
let grounds: [Ground, Ground];

beforeAll(async () => {
  app = await startApp();
  grounds = [await ground('secretalpha'), await ground('secretomega')];
});
afterAll(() => app.close());

async function ground(secret: string): Promise<Ground> {
  const team = await staffedTeam(app);
  const page = await given.page(team.coach, team.teamId, {
    title: `Plan ${secret}`,
    content: `<p>${secret}</p>`,
  });
  return { team, page, secret };
}

/** Who takes part: the people of either team, their account roles, and their place in their own team. */
const parts = {
  player: { accountRole: 'player', teamRole: 'player' },
  coach: { accountRole: 'coach', teamRole: 'coach' },
  admin: { accountRole: 'coach', teamRole: 'admin' },
  outsider: { accountRole: 'admin', teamRole: null },
  superAdmin: { accountRole: 'super_admin', teamRole: null },
} as const satisfies Partial<
  Record<keyof StaffedTeam, { accountRole: AccountRole; teamRole: TeamRole | null }>
>;

type Part = keyof typeof parts;

/** What the policies are told of somebody of team `home` in team `there`. */
function standingOf(part: Part, { id }: Person, isHome: boolean): Standing {
  const { accountRole, teamRole } = parts[part];
  return {
    userId: id,
    accountRole,
    teamRole: isHome ? teamRole : null,
    isTeamAdmin: isHome && part === 'admin',
  };
}

interface Step {
  part: Part;
  home: 0 | 1;
  there: 0 | 1;
  deed: string;
}

const side = fc.constantFrom<0 | 1>(0, 1);
const step: fc.Arbitrary<Step> = fc.record({
  part: fc.constantFrom(...(Object.keys(parts) as Part[])),
  home: side,
  there: side,
  deed: fc.constantFrom(...Object.keys(deeds), ...Object.keys(worldlyDeeds)),
});
const told = ({ part, home, deed, there }: Step) => `the ${part} of team ${home} ${deed} (team ${there})`;

function expected({ policy }: Deed, standing: Standing, isOfTeam: boolean): number {
  if (isOfTeam && !hasAccess(standing)) return 404;
  return policy(standing) ? 200 : 403;
}

async function take({ part, home, there, deed: name }: Step): Promise<void> {
  const isOfTeam = name in deeds;
  const deed = (deeds[name] ?? worldlyDeeds[name])!;
  const who = grounds[home].team[part];
  const standing = standingOf(part, who, home === there);
  const { status, text } = await deed.try(who, grounds[there]);
  expect(status).toBeLessThan(500);
  const verdict = expected(deed, standing, isOfTeam);
  if (verdict === 200) expect([200, 201, 204, 409]).toContain(status);
  else expect(status).toBe(verdict);
  for (const [place, { secret }] of grounds.entries()) {
    if (!hasAccess(standingOf(part, who, home === place))) expect(text).not.toContain(secret);
  }
}

describe('whatever anybody tries, in whatever order', () => {
  it('they get what the policies allow, and never see the words of another team', async () => {
    const story = fc.array(step, { minLength: 10, maxLength: 30 });
    const property = fc.asyncProperty(story, async (steps) => {
      for (const each of steps) {
        await take(each).catch((error: Error) => {
          throw new Error(`${told(each)}: ${error.message}`, { cause: error });
        });
      }
    });
    const numRuns = Number(process.env.FC_RUNS ?? 120);
    const seed = process.env.FC_SEED ? Number(process.env.FC_SEED) : undefined;
    await fc.assert(property, { numRuns, ...(seed !== undefined && { seed }) });
  }, 120_000);
});
