import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { MediaFile, Team } from '@touchline/contract';
import { expect, it } from 'vitest';
import { send, signIn, teamNames, untilReady, useServers } from './process';

const { folder, run } = useServers(21_460);
const main = join(folder, 'main');
const notes = 'Kick-off 14:30';

async function sendNotes(origin: string, cookie: string, team: Team): Promise<MediaFile> {
  const body = new FormData();
  body.append('files', new Blob([notes], { type: 'text/plain' }), 'notes.txt');
  const headers = { cookie, 'sec-fetch-site': 'same-origin' };
  const answer = await fetch(`${origin}/api/teams/${team.id}/media`, { method: 'POST', headers, body });
  const [file] = (await answer.json()) as MediaFile[];
  return file!;
}

it('what docs/running.md packs while Touchline is stopped is the whole installation, wherever it is unpacked', async () => {
  const first = run();
  await untilReady(first);
  const cookie = await signIn(first);
  const made = await send(first.origin, '/api/teams', { body: { name: 'Packed', sport: 'Soccer' }, cookie });
  const file = await sendNotes(first.origin, cookie, (await made.json()) as Team);
  first.child.kill('SIGTERM');
  expect(await first.ended).toBe(0);

  const [archive, elsewhere] = [join(folder, 'backup.tar.gz'), join(folder, 'elsewhere')];
  execFileSync('tar', ['-C', main, '-czpf', archive, '.']);
  rmSync(main, { recursive: true });
  mkdirSync(elsewhere);
  execFileSync('tar', ['-C', elsewhere, '-xzpf', archive]);

  const second = run({ DATA_DIR: elsewhere });
  await untilReady(second);
  expect(await teamNames(second, cookie)).toEqual(['Packed']);
  const read = await fetch(second.origin + file.url, { headers: { cookie } });
  expect(await read.text()).toBe(notes);
});
