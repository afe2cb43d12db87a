import { setTimeout as pause } from 'node:timers/promises';
import { describe, it } from 'vitest';
import { addFigure, type Goal } from '../../.tools/bench/figures.mjs';
import { Passwords } from '../src/platform/passwords';
import { Proxy } from '../test/proxy';
import { emailOf, password, tokenOf } from './big-club';
import { send, type Request } from './load';
import { compared, figureOf, measure, middle, type Measured } from './measure';
import { answers, memoryOf } from './processes';
import { mediaBytes, mediaKey, proxyPort, rounds, seconds, useStage } from './stage';
import { Words } from './words';

const area = 'Server';
const stage = useStage();
const token = tokenOf('reader');

const few = (connections: number) => (connections === 1 ? '1 connection' : `${connections} connections`);
/** Node takes one new connection in each turn of its loop: the first requests of many wait, and must not be a hundredth of all. */
const manyFor = 3 * seconds;
const steady: Goal = { of: 'p99/p50', most: 3 };

function requestsOf(club: { pageIds: number[]; discussedIds: number[] }): Record<string, Request[]> {
  const words = new Words();
  const save = (id: number): Request => {
    const { title, content } = words.page();
    const body = { title, content: content.replace('<p data-id="b', '<p data-id="c@@') };
    return { method: 'PATCH', path: `/api/pages/${id}`, body };
  };
  return {
    'page read': club.pageIds.map((id) => ({ path: `/api/pages/${id}` })),
    'list of 50': [1, 2].map((id) => ({ path: `/api/teams/${id}/pages?view=summary&limit=50` })),
    'comments, 200': club.discussedIds.map((id) => ({ path: `/api/pages/${id}/comments` })),
    save: club.pageIds.slice(-500).map(save),
  };
}

const goals: Record<string, Goal> = {
  'page read': { of: 'ratio', least: 0.9 },
  'list of 50': { of: 'ratio', least: 0.9 },
  'comments, 200': { of: 'ratio', least: 0.8 },
  save: { of: 'ratio', least: 0.6 },
};

describe('beside the limit', () => {
  for (const what of Object.keys(goals)) {
    it(what, async () => {
      const requests = requestsOf(stage.large)[what] ?? [];
      for (const connections of [1, 32]) {
        const seen = { product: [] as Measured[], bare: [] as Measured[] };
        const load = { requests, connections, seconds: connections === 1 ? seconds : manyFor, token };
        for (const each of ['product', 'bare'] as const)
          await send({ origin: stage[each].origin, ...load, seconds: 1 });
        for (let round = 0; round < rounds; round++) {
          for (const each of ['product', 'bare'] as const)
            seen[each].push(await measure(stage[each], stage.postgresPid, load));
        }
        const goal = goals[what];
        const name = { area, what: `${what}, ${few(connections)}` };
        addFigure(compared({ ...name, goals: connections === 32 && goal ? [goal, steady] : [] }, seen));
      }
    });
  }

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
        const product = await measure(stage.product, stage.postgresPid, load);
        const bare = await measure(stage.bare, stage.postgresPid, load);
        const name = { area, what: `media, ${what}, ${few(connections)}` };
        addFigure(compared(name, { product: [product], bare: [bare] }));
      }
    }
  });
});

/** Every class of what people look for; names are those of the texts. */
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

describe('search', () => {
  for (const [scope, { path, token, most }] of Object.entries(scopes)) {
    it.each(Object.entries(searched))(`${scope}, %s`, async (kind, texts) => {
      const requests = found(texts, path);
      for (const connections of [1, 32]) {
        const load = { requests, connections, seconds: Math.max(1, seconds / 2), token };
        await send({ origin: stage.product.origin, ...load, seconds: 1 });
        const seen = await measure(stage.product, stage.postgresPid, load);
        const figure = figureOf({ area, what: `search in ${scope}, ${kind}, ${few(connections)}` }, [seen]);
        const goals = connections === 1 ? [{ of: 'p95 ms', most }] : [];
        addFigure({ ...figure, goals, also: { 'p95 ms': seen.p95, ...figure.also } });
      }
    });
  }
});

it('growth', async () => {
  const searches = Object.entries(searched).map(([kind, texts]) => ['search, ' + kind, found(texts, inTeam)]);
  for (const [what, requests] of [
    ...Object.entries(requestsOf(stage.small)),
    ...(searches as [string, Request[]][]),
  ]) {
    const of = async (server: typeof stage.product, requests: Request[]) => {
      const load = { requests, connections: 1, seconds: Math.max(1, seconds / 2), token };
      return (await measure(server, stage.postgresPid, load)).p50;
    };
    const [small, large] = [[] as number[], [] as number[]];
    for (let round = 0; round < 2; round++) {
      small.push(await of(stage.ofSmall, requests));
      large.push(await of(stage.product, requestsOf(stage.large)[what] ?? requests));
    }
    const growth = middle(large) / middle(small);
    addFigure({
      area,
      what: `${what}, from 1,000 pages to 100,000`,
      unit: 'times',
      median: growth,
      also: { 'p50 ms at 1,000': middle(small), 'p50 ms at 100,000': middle(large) },
      goals: [{ of: 'median', most: 1.5 }],
    });
  }
});

it('signing in', async () => {
  const hashes = await hashesPerSecond();
  const reads = requestsOf(stage.large)['page read'] ?? [];
  const alone = await measure(stage.product, stage.postgresPid, {
    ...{ requests: reads, connections: 1, seconds, token },
  });
  const logins: Request[] = Array.from({ length: 500 }, (_, place) => ({
    method: 'POST',
    path: '/api/login',
    body: { email: emailOf((place % 40) + 3), password },
  }));
  for (const connections of [1, 32]) {
    const load = { requests: logins, connections, seconds };
    const [seen, reading] = await Promise.all([
      measure(stage.product, stage.postgresPid, load),
      send({ origin: stage.product.origin, requests: reads, connections: 1, seconds, token }),
    ]);
    const figure = figureOf({ area, what: `sign-in, ${few(connections)}, while pages are read` }, [seen]);
    const also = {
      ...figure.also,
      'hashes alone/s': hashes,
      'p50 ms of a page read alone': alone.p50,
      'p50 ms of a page read meanwhile': reading.p50,
      'p99 ms of a page read meanwhile': reading.p99,
    };
    addFigure({ ...figure, also, ratio: seen.perSecond / hashes });
  }
});

/** As many as the server lets run at once. */
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
    const seen = await send({ ...load, seconds });
    await proxy.stop();
    const what = `page read, 32 connections, ${count} web ${count === 1 ? 'process' : 'processes'} behind nginx`;
    const also = { 'p50 ms': seen.p50, 'p99 ms': seen.p99 };
    addFigure({ area, what, unit: '/s', median: seen.perSecond, also });
  }
});

it('memory', () => {
  const { now, most } = memoryOf(stage.product.pid);
  addFigure({
    area,
    what: 'memory of the whole web process after all this',
    unit: 'MB',
    median: now,
    most,
    goals: [{ of: 'most', most: 200 }],
  });
});
