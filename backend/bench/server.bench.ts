import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { addFigure, type Figure } from '../../.tools/bench/figures.mjs';
import { range, takeRounds, type Round } from '../../.tools/bench/rounds.mjs';
import { Passwords } from '../src/platform/passwords';
import { Proxy } from '../test/proxy';
import { emailOf, password, tokenOf } from './big-club';
import { send, type Request } from './load';
import { compared, measure, middle, type Turns } from './measure';
import { answers, memoryOf } from './processes';
import { area, few, requestsOf, token } from './requests';
import { mediaBytes, mediaKey, proxyPort, rounds, seconds, useStage } from './stage';

const stage = useStage();

it('media', async () => {
  await stage.query(
    `insert into media_files (team_id, filename, original_name, mime_type, size)
     values (1, $1, 'film.mp4', 'video/mp4', $2) on conflict do nothing`,
    [mediaKey, mediaBytes],
  );
  const requests = [{ path: '/api/media/1/film.mp4' }];
  const all = { 'all of 10 MB': undefined, 'ranges of 1 MB': 'bytes=4000000-4999999' };
  for (const [what, range] of Object.entries(all)) {
    for (const connections of [1, 32]) {
      const load = { requests, connections, seconds, token, range };
      const turns = await takeRounds(rounds, async () => ({
        product: await measure(stage.product, stage.postgresPid, load),
        bare: await measure(stage.bare, stage.postgresPid, load),
      }));
      addFigure(compared({ area, what: `media, ${what}, ${few(connections)}` }, turns));
    }
  }
});

/** Search terms by kind. */
const searched = {
  common: ['the ball', 'line', 'kick', 'pass', 'inside'],
  rare: ['Berbertfred', 'Zanwynyk', 'Torvinton', 'Quinricpar', 'Halanberl'],
  'inside a word': ['efenc', 'ouchlin', 'reakdow', 'ineou', 'crumma'],
  phrase: ['the first three', 'second phase', 'full back', 'short steps', 'half of the'],
  'two letters': ['go', 'up', 'ru', '22', 'ze'],
  'nothing found': ['zeppelinfahrt', 'qqqq', 'xylophonist', 'the ball zz', 'kickxkick'],
};
const found = (texts: string[], path: (text: string) => string): Request[] =>
  texts.map((text) => ({ path: path(encodeURIComponent(text)) }));
const inTeam = (text: string) => `/api/teams/1/pages?view=summary&search=${text}`;
const everywhere = (text: string) => `/api/search?q=${text}`;
const scopes = {
  'one team': { path: inTeam, token, most: 25 },
  'five teams': { path: everywhere, token, most: 50 },
  'all teams': { path: everywhere, token: tokenOf('everywhere'), most: 50 },
};

/** Duration of one of many measurements in whole seconds, as `wrk` requires. */
const SHORT_SECONDS = Math.ceil(seconds / 3);

describe('search', () => {
  for (const [scope, { path, token, most }] of Object.entries(scopes)) {
    it.each(Object.entries(searched))(`${scope}, %s`, async (kind, texts) => {
      const requests = found(texts, path);
      for (const connections of [1, 32]) {
        const load = { requests, connections, seconds: SHORT_SECONDS, token };
        await send({ origin: stage.product.origin, ...load, seconds: 1 });
        const taken = await takeRounds(rounds, async () => ({
          product: await measure(stage.product, stage.postgresPid, load),
        }));
        const goals = connections === 1 ? [{ of: 'p95 ms', most }] : [];
        const name = { area, what: `search in ${scope}, ${kind}, ${few(connections)}`, goals };
        addFigure(withP95(compared(name, taken), taken));
      }
    });
  }
});

function withP95(figure: Figure, rounds: readonly Round<Turns>[]): Figure {
  const p95 = middle(rounds.map(({ result }) => result.product.p95));
  return { ...figure, also: { 'p95 ms': p95, ...figure.also } };
}

it('growth', async () => {
  const searches = Object.entries(searched).map(([kind, texts]) => ['search, ' + kind, found(texts, inTeam)]);
  const ofLarge: Record<string, Request[]> = requestsOf(stage.large);
  for (const [what, requests] of [
    ...Object.entries(requestsOf(stage.small)),
    ...(searches as [string, Request[]][]),
  ]) {
    const p50 = async (server: typeof stage.product, requests: Request[]) => {
      const load = { requests, connections: 1, seconds: SHORT_SECONDS, token };
      return (await measure(server, stage.postgresPid, load)).p50;
    };
    const taken = await takeRounds(rounds, async () => ({
      small: await p50(stage.ofSmall, requests),
      large: await p50(stage.product, ofLarge[what] ?? requests),
    }));
    const times = taken.map(({ result }) => result);
    addFigure({
      area,
      what: `${what}, from 1,000 pages to 100,000`,
      unit: 'times',
      ...range(times.map(({ small, large }) => large / small)),
      also: {
        'p50 ms at 1,000': middle(times.map(({ small }) => small)),
        'p50 ms at 100,000': middle(times.map(({ large }) => large)),
      },
      goals: [{ of: 'median', most: 1.5 }],
    });
  }
});

it('signing in', async () => {
  const reads = requestsOf(stage.large)['page read'];
  const reading = { origin: stage.product.origin, requests: reads, connections: 1, seconds, token };
  const alone = await takeRounds(rounds, () => send(reading));
  const logins: Request[] = Array.from({ length: 500 }, (_, place) => ({
    method: 'POST',
    path: '/api/login',
    body: { email: emailOf((place % 40) + 3), password },
  }));
  for (const connections of [1, 32]) {
    const load = { requests: logins, connections, seconds };
    const taken = await takeRounds(rounds, async () => {
      const hashes = await hashesPerSecond();
      const [product, meanwhile] = await Promise.all([
        measure(stage.product, stage.postgresPid, load),
        send(reading),
      ]);
      return { product, meanwhile, hashes };
    });
    const all = taken.map(({ result }) => result);
    const figure = compared({ area, what: `sign-in, ${few(connections)}, while pages are read` }, taken);
    const also = {
      ...figure.also,
      'hashes alone/s': middle(all.map(({ hashes }) => hashes)),
      'p50 ms of a page read alone': middle(alone.map(({ result }) => result.p50)),
      'p50 ms of a page read meanwhile': middle(all.map(({ meanwhile }) => meanwhile.p50)),
      'p99 ms of a page read meanwhile': middle(all.map(({ meanwhile }) => meanwhile.p99)),
    };
    addFigure({
      ...figure,
      also,
      ratio: range(all.map(({ product, hashes }) => product.perSecond / hashes)),
    });
  }
});

/** Returns the hash rate of the password service without the server. */
async function hashesPerSecond(): Promise<number> {
  const passwords = new Passwords();
  const hashed = await passwords.hash(password);
  const many = 60;
  const started = performance.now();
  await Promise.all(Array.from({ length: many }, () => passwords.verify(hashed, password)));
  return (1000 * many) / (performance.now() - started);
}

it('web processes behind the proxy', async () => {
  const webs = [await stage.startWeb(0), await stage.startWeb(1)];
  const requests = requestsOf(stage.large)['page read'] ?? [];
  for (const count of [1, 2]) {
    const proxy = new Proxy(
      proxyPort,
      webs.slice(0, count).map(({ port }) => port),
    ).start();
    while (!(await answers(proxy.origin))) await pause(30);
    const load = { origin: proxy.origin, requests, connections: 32, token };
    await send({ ...load, seconds: 1 });
    const taken = await takeRounds(rounds, () => send({ ...load, seconds }));
    await proxy.stop();
    const seen = taken.map(({ result }) => result);
    const what = `page read, 32 connections, ${count} web ${count === 1 ? 'process' : 'processes'} behind nginx`;
    const also = {
      'p50 ms': middle(seen.map(({ p50 }) => p50)),
      'p99 ms': middle(seen.map(({ p99 }) => p99)),
    };
    addFigure({ area, what, unit: '/s', ...range(seen.map(({ perSecond }) => perSecond)), also });
  }
});

/** A team of 500 players with 200 pages of the last two weeks, of which 10,000 were opened; the reader coaches it and four others. */
const busyTeam = [
  `insert into team_members (team_id, user_id, role)
   select 1, id, 'player' from users where role = 'player' order by id limit 500 on conflict do nothing`,
  `update pages p set published_at = n.at, updated_at = n.at
     from (select id, now() - random() * interval '13 days' as at from pages where team_id = 1 order by id limit 200) n
    where p.id = n.id`,
  `insert into page_views (user_id, page_id, seen_at, version)
   select u.id, p.id, now(), 1
     from (select id, row_number() over (order by id) as place from users where role = 'player' order by id limit 500) u
     join (select id, row_number() over (order by id) as place from pages where team_id = 1 order by id limit 200) p
       on (u.place + p.place) % 10 = 0
   on conflict do nothing`,
  'analyze page_views, team_members, pages',
];

it('today', async () => {
  for (const statement of busyTeam) await stage.query(statement, []);
  const load = { requests: [{ path: '/api/today' }], connections: 1, seconds, token };
  await send({ origin: stage.product.origin, ...load, seconds: 1 });
  const taken = await takeRounds(rounds, async () => ({
    product: await measure(stage.product, stage.postgresPid, load),
  }));
  const goals = [{ of: 'p95 ms', most: 15 }];
  addFigure(withP95(compared({ area, what: 'Today of a coach, 1 connection', goals }, taken), taken));
});

it('memory', () => {
  const { now, most } = memoryOf(stage.product.pid);
  addFigure({
    area,
    what: 'memory of the web process at the end',
    unit: 'MB',
    median: now,
    most,
    goals: [{ of: 'most', most: 200 }],
  });
});
