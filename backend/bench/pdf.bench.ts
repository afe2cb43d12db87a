import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { calls, type MediaFile, type Page, type PageFileJob } from '@touchline/contract';
import sharp from 'sharp';
import { it } from 'vitest';
import { addFigure } from '../../.tools/bench/figures.mjs';
import { useGrownClubs, type GrownClub } from '../test/grown-club';
import { pdfReading } from '../test/pdf';
import { send } from '../test/process';

const { start } = useGrownClubs({ servers: 21_430, redis: 21_405 });

const words = 'the ball is won at the front and moved wide by fast hands before they can fold around'.split(
  ' ',
);
const sentence = (seed: number) =>
  Array.from({ length: 60 }, (_, place) => words[(seed * 7 + place * place) % words.length]).join(' ');

/** Returns 200 kB of text with pictures in between. */
function largePage(pictures: readonly MediaFile[]): string {
  const left = [...pictures];
  let html = '';
  for (let place = 0; html.length < 200_000; place++) {
    if (place % 10 === 0) html += `<h2 data-id="h${place}">Heading ${place}</h2>`;
    html += `<p data-id="p${place}">${sentence(place)} <b>${sentence(place + 1)}</b></p>`;
    const picture = place % 9 === 0 ? left.pop() : undefined;
    if (picture)
      html += `<figure data-id="f${place}" data-type="image" data-cols="8"><img src="${picture.url}" alt=""></figure>`;
  }
  return html;
}

/** Uploads noisy JPEG photos of 12 megapixels, like those of a phone. */
async function uploadPhotos({ web, cookie, teamId }: GrownClub, count: number): Promise<MediaFile[]> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  const create = { width: 400, height: 300, channels: 3, background: '#808080', noise } as const;
  const grain = await sharp({ create }).png().toBuffer();
  const photo = await sharp(grain).resize(4000, 3000).jpeg({ quality: 85 }).toBuffer();
  const files: MediaFile[] = [];
  while (files.length < count) {
    const form = new FormData();
    for (let some = 0; some < 10; some++)
      form.append('files', new Blob([photo], { type: 'image/jpeg' }), 'a.jpg');
    const url = web.origin + calls.media.upload.path.replace(':teamId', String(teamId));
    const headers = { cookie, 'sec-fetch-site': 'same-origin' };
    const answer = await fetch(url, { method: 'POST', headers, body: form });
    files.push(...((await answer.json()) as MediaFile[]));
  }
  return files;
}

/** Returns the current and peak memory of a process in MB. */
function memoryOf({ child }: { child: { pid?: number } }): { now: number; most: number } {
  const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024;
  return { now: of('VmRSS'), most: of('VmHWM') };
}

it('PDF', async () => {
  const club = await start('PostgreSQL');
  const { web, worker, cookie, teamId } = club;
  const body = { title: 'Large', content: largePage(await uploadPhotos(club, 30)) };
  const path = calls.pages.create.path.replace(':teamId', String(teamId));
  const page = (await (await send(web.origin, path, { body, cookie })).json()) as Page;
  for (const run of ['the first', 'the second', 'the third']) {
    const before = memoryOf(worker).now;
    const started = performance.now();
    const asked = await send(web.origin, `/api/pages/${page.id}/pdf`, { cookie });
    let job = (await asked.json()) as PageFileJob;
    while (!job.url) {
      await pause(20);
      job = (await (
        await fetch(`${web.origin}/api/jobs/${job.id}`, { headers: { cookie } })
      ).json()) as PageFileJob;
    }
    const seconds = (performance.now() - started) / 1000;
    const file = await fetch(web.origin + job.url, { headers: { cookie } });
    const pages = pdfReading.pages(Buffer.from(await file.arrayBuffer()));
    addFigure({
      area: 'PDF',
      what: `200 kB and 30 photos, from the request to the file, ${run}`,
      unit: 's',
      median: seconds,
      also: { 'pages/s': pages / seconds, 'MB more in the worker': memoryOf(worker).most - before },
    });
  }
});
