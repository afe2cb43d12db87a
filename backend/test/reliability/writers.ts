import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { Team } from '@touchline/contract';
import { expect } from 'vitest';
import { send } from '../process';

interface Where {
  origin: string;
  cookie: string;
}

export async function makeTeam({ origin, cookie }: Where): Promise<number> {
  const body = { name: 'Writers', sport: 'Other' };
  const answer = await send(origin, '/api/teams', { body, cookie });
  expect(answer.status).toBe(201);
  return ((await answer.json()) as Team).id;
}

/** Starts eight writers that create pages until they are stopped. Only a 201 acknowledges; a refused writer goes on with the next page. */
export function startWriters({ origin, cookie }: Where, teamId: number) {
  const acknowledged: string[] = [];
  const refused = new Map<number, number>();
  let isOver = false;
  const write = async (writer: number) => {
    for (let number = 0; !isOver; number++) {
      const body = { title: `Page ${teamId}-${writer}-${number}`, content: `<p>Line ${number}</p>` };
      const path = `/api/teams/${teamId}/pages`;
      const answer = await send(origin, path, { body, cookie }).catch(() => undefined);
      await answer?.arrayBuffer().catch(() => undefined);
      const status = answer?.status ?? 0;
      if (status === 201) acknowledged.push(body.title);
      else {
        refused.set(status, (refused.get(status) ?? 0) + 1);
        await pause(50);
      }
    }
  };
  const all = Array.from({ length: 8 }, (_, writer) => write(writer));
  return {
    acknowledged,
    refused,
    reach: async (count: number) => {
      while (acknowledged.length < count) await pause(5);
    },
    stop: async () => {
      isOver = true;
      await Promise.all(all);
      const refusals = [...refused].reduce((sum, [, count]) => sum + count, 0);
      return { acknowledged: acknowledged.length, refused: refusals };
    },
  };
}

/** Counts the acknowledged pages that are lost and all pages that are duplicated or partially written. */
export async function lossesIn(databaseUrl: string, acknowledged: readonly string[]) {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ title: string; times: number; whole: boolean }>(
      `select p.title, count(*)::integer as times, bool_and(v.page_id is not null) as whole
         from pages p left join page_versions v on v.page_id = p.id and v.version = p.version
        group by p.title`,
    );
    const there = new Set(rows.map(({ title }) => title));
    return {
      lost: acknowledged.filter((title) => !there.has(title)).length,
      twice: rows.filter(({ times }) => times > 1).length,
      'partially written': rows.filter(({ whole }) => !whole).length,
    };
  } finally {
    await client.end();
  }
}

export const nothingLost = { lost: 0, twice: 0, 'partially written': 0 };
