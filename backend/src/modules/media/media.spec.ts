import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { calls, fillPath, mediaTexts, type MediaFile } from '@touchline/contract';
import request from 'supertest';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { useApp } from '../../../test/app';
import { aPicture as picture, fetchBytes, filesOnDisk, sendFiles, type SentFile } from '../../../test/media';
import { documents } from '../../../test/documents';
import { boundary, end, part, sendByHand } from '../../../test/multipart';
import { staffedTeam, useTeam, type Person } from '../../../test/people';
import { zipOf } from '../../../test/zip';

const app = useApp();
const team = useTeam(app, beforeEach);

beforeAll(async () => {
  await app.app.listen(0, '127.0.0.1');
});

const uploadPath = () => fillPath(calls.media.upload.path, { teamId: team.teamId });

const upload = (who: Person, ...files: SentFile[]) => sendFiles(app, who, { teamId: team.teamId, files });
const uploaded = async (name = 'grid.png', content: Buffer = picture) =>
  ((await upload(team.coach, [name, content])).body as MediaFile[])[0]!;
const list = async () =>
  (await team.coach.call(calls.media.list, { teamId: team.teamId })).body as MediaFile[];
const get = (who: Person, url: string, headers: Record<string, string> = {}) =>
  fetchBytes(app, who, { url, headers });

const bytesOnDisk = () => filesOnDisk(app, team.teamId);
/** Uploaded files, without renditions. */
const originalsOnDisk = () => bytesOnDisk().filter((name) => !/-(small|medium)$/.test(name));

const sendRaw = (body: Buffer, how: { length?: number; cut?: boolean } = {}) =>
  sendByHand(app, { path: uploadPath(), cookie: team.coach.cookie, body, ...how });

describe('the media library', () => {
  it('accepts several files at once and lists them, newest first', async () => {
    const { status, body } = await upload(
      team.coach,
      ['one.png', picture],
      ['notes.txt', Buffer.from('Be early')],
    );
    expect(status).toBe(201);
    const [one, notes] = body as MediaFile[];
    expect(one).toMatchObject({
      teamId: team.teamId,
      originalName: 'one.png',
      mimeType: 'image/png',
      size: picture.length,
      uploadedBy: team.coach.id,
      url: `/api/media/${one!.id}/one.png`,
    });
    expect(notes).toMatchObject({ mimeType: 'text/plain', size: 8 });
    expect((await list()).map(({ id }) => id)).toEqual([notes!.id, one!.id]);
  });

  it('is seen by members, filled by editors and closed to everyone else', async () => {
    for (const [who, see, change] of [
      [team.signedOut, 401, 401],
      [team.outsider, 404, 404],
      [team.player, 200, 403],
      [team.coach, 200, 201],
      [team.admin, 200, 201],
      [team.superAdmin, 200, 201],
    ] as const) {
      expect((await who.call(calls.media.list, { teamId: team.teamId })).status).toBe(see);
      expect((await upload(who, ['a.png', picture])).status).toBe(change);
    }
    expect(originalsOnDisk()).toHaveLength(3);
  });

  it('detects types from the content, not from the headers', async () => {
    const html = Buffer.from('<html><script>alert(1)</script></html>');
    const { body } = await upload(
      team.coach,
      ['cute.png', html, 'image/png'],
      ['real.txt', picture, 'text/html'],
    );
    expect((body as MediaFile[]).map(({ mimeType }) => mimeType)).toEqual(['text/plain', 'image/png']);
  });

  it('refuses programs and archives, and stores nothing of the request', async () => {
    const program = Buffer.from('4d5a90000300000004000000ffff0000b8000000', 'hex');
    const { status, body } = await upload(
      team.coach,
      ['fine.png', picture],
      ['tool.png', program, 'image/png'],
    );
    expect(status).toBe(415);
    expect([body.code, body.message]).toEqual(['wrong_type', mediaTexts.notAccepted]);
    expect(await list()).toEqual([]);
    expect(bytesOnDisk()).toEqual([]);
  });

  it('accepts documents of every office suite', async () => {
    const { status, body } = await upload(
      team.coach,
      ...documents.map(([name, content]) => [name, content] as SentFile),
    );
    expect(status).toBe(201);
    expect((body as MediaFile[]).map(({ mimeType }) => mimeType)).toEqual(
      documents.map(([, , type]) => type),
    );
  });

  it('stores nothing of an archive with the name of a document, which only its end shows', async () => {
    const archive = await zipOf({ 'notes.txt': 'a'.repeat(200_000), 'tool.exe': 'b' });
    expect((await upload(team.coach, ['fine.png', picture], ['plan.docx', archive])).status).toBe(415);
    expect(bytesOnDisk()).toEqual([]);
  });

  it('refuses requests without files in the right field', async () => {
    const nothing = await sendRaw(end);
    const other = await sendRaw(Buffer.concat([part('name="title"', 'Hello'), end]));
    const elsewhere = await sendRaw(Buffer.concat([part('name="file"; filename="a.png"', picture), end]));
    expect([nothing, other, elsewhere]).toEqual([400, 400, 400]);
    const json = await team.coach.call(calls.media.upload, { teamId: team.teamId }, { body: {} });
    expect(json.status).toBe(415);
    expect(bytesOnDisk()).toEqual([]);
  });

  it('refuses a part without a name', async () => {
    const { status, body } = await request(app.app.getHttpServer())
      .post(fillPath(calls.media.upload.path, { teamId: team.teamId }))
      .set({ cookie: team.coach.cookie, 'sec-fetch-site': 'same-origin' })
      .set('content-type', `multipart/form-data; boundary=${boundary}`)
      .send(Buffer.concat([part('filename="a.png"', picture), end]));
    expect([status, body.fields]).toEqual([400, [{ field: '', message: mediaTexts.onlyFiles }]]);
  });

  it('accepts at most twenty files at once', async () => {
    const files = Array.from({ length: 21 }, (_, index) => [`${index}.png`, picture] as [string, Buffer]);
    expect((await upload(team.coach, ...files)).status).toBe(413);
    expect(await list()).toEqual([]);
    expect(bytesOnDisk()).toEqual([]);
  });

  it('stores nothing of an aborted upload', async () => {
    const whole = part('name="files"; filename="a.png"', picture);
    const begun = part('name="files"; filename="b.png"', Buffer.concat([picture, Buffer.alloc(100_000)]));
    expect(await sendRaw(Buffer.concat([whole, begun]), { length: 5_000_000, cut: true })).toBe('cut');
    await expect.poll(bytesOnDisk).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it('responds at once, and stores nothing, when a long upload begins with a refused file', async () => {
    const program = Buffer.concat([Buffer.from('4d5a9000', 'hex'), Buffer.alloc(30_000_000)]);
    expect(await sendRaw(Buffer.concat([part('name="files"; filename="a.exe"', program), end]))).toBe(415);
    expect(bytesOnDisk()).toEqual([]);
  });

  it.each([
    ['without a boundary', `--wrong\r\n\r\nHello`],
    ['without an end to its headers', `--${boundary}\r\nContent-Disposition: form-data; name="files"`],
  ])('refuses a body %s', async (_, body) => {
    expect(await sendRaw(Buffer.from(body))).toBe(400);
    expect(bytesOnDisk()).toEqual([]);
  });

  it('stores nothing of a truncated upload', async () => {
    expect(await sendRaw(part('name="files"; filename="a.png"', picture))).toBe(400);
    expect(bytesOnDisk()).toEqual([]);
    expect(await list()).toEqual([]);
  });

  it.each([
    '../../../etc/passwd.png',
    '..\\..\\evil.png',
    'a/b/c.png',
    '\u202egnp.exe.png',
    'ä b ü.png',
    '%2e%2e.png',
  ])('stores %j under a safe name', async (name) => {
    const raw = Buffer.concat([
      part(`name="files"; filename="${name.replace(/\\/g, '\\\\')}"`, picture),
      end,
    ]);
    expect(await sendRaw(raw)).toBe(201);
    const [file] = await list();
    expect(file!.originalName).not.toMatch(/[/\\\u202e]/);
    expect(file!.filename).toMatch(/^team-\d+\/[\w-]{43}$/);
    expect((await get(team.coach, file!.url)).status).toBe(200);
  });

  it('does not let an editor of one team delete the file of another', async () => {
    const file = await uploaded();
    const other = await staffedTeam(app);
    const answer = await other.admin.call(calls.media.remove, { teamId: other.teamId, fileId: file.id });
    expect(answer.status).toBe(404);
    expect(originalsOnDisk()).toHaveLength(1);
  });
});

describe('a file', () => {
  it('is returned byte for byte, only to users with access to its team', async () => {
    const file = await uploaded();
    for (const who of [team.coach, team.admin, team.superAdmin]) {
      const { status, body } = await get(who, file.url);
      expect(status).toBe(200);
      expect((body as Buffer).equals(picture)).toBe(true);
    }
    expect((await get(team.outsider, file.url)).status).toBe(404);
    expect((await get(team.signedOut, file.url)).status).toBe(401);
    expect((await get(team.coach, '/api/media/999999/x.png')).status).toBe(404);
  });

  it('cannot run scripts in our origin, and is cached privately', async () => {
    const { headers } = await get(team.coach, (await uploaded()).url);
    expect(headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
      'cache-control': 'private, max-age=86400',
    });
    expect(headers['content-disposition']).toMatch(/^inline; filename="grid.png"/);
    expect(headers.vary).toContain('Cookie');
  });

  it('is downloaded, not shown, when it is a document, text or SVG', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const [name, content] of [
      ...documents.filter(([, , type]) => type !== 'application/pdf'),
      ['plan.pdf', Buffer.from('<html><script>alert(1)</script>%PDF-1.7')],
      ['page.html', Buffer.from('<h1>Hello</h1>')],
      ['drawing.svg', svg],
    ] as const) {
      const { headers } = await get(team.coach, (await uploaded(name, content)).url);
      expect(headers['content-disposition']).toMatch(/^attachment; /);
      expect(headers['content-type']).not.toMatch(/html|svg|\bxml\b/);
    }
  });

  it('is shown in the viewer of the browser when it is a PDF, whole and in parts', async () => {
    const { url } = await uploaded('plan.pdf', Buffer.from('%PDF-1.7\n1 0 obj'));
    for (const [range, status] of [
      [{}, 200],
      [{ range: 'bytes=0-3' }, 206],
    ] as const) {
      const answer = await get(team.coach, url, range);
      expect(answer.status).toBe(status);
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "frame-ancestors 'none'",
      });
      expect(answer.headers['content-disposition']).toMatch(/^inline; filename="plan.pdf"/);
    }
    expect((await get(team.outsider, url)).status).toBe(404);
    expect((await get(team.signedOut, url)).status).toBe(401);
  });

  it('is not sent again to a client that has cached it', async () => {
    const { url } = await uploaded();
    const { etag } = (await get(team.coach, url)).headers;
    const again = await get(team.coach, url, { 'if-none-match': etag! });
    expect(again.status).toBe(304);
    expect((again.body as Buffer).length).toBe(0);
    expect((await get(team.outsider, url, { 'if-none-match': etag! })).status).toBe(404);
  });

  it.each([
    ['bytes=0-9', 0, 10],
    ['bytes=100-', 100, picture.length],
    ['bytes=-7', picture.length - 7, picture.length],
  ])('is sent in part for %s', async (range, from, to) => {
    const { status, headers, body } = await get(team.coach, (await uploaded()).url, { range });
    expect(status).toBe(206);
    expect(headers['content-range']).toBe(`bytes ${from}-${to - 1}/${picture.length}`);
    expect((body as Buffer).equals(picture.subarray(from, to))).toBe(true);
  });

  it('has no range beyond its end', async () => {
    const { status, headers } = await get(team.coach, (await uploaded()).url, { range: 'bytes=9999999-' });
    expect(status).toBe(416);
    expect(headers['content-range']).toBe(`bytes */${picture.length}`);
  });

  it('is sent whole when If-Range names another version', async () => {
    const answer = await get(team.coach, (await uploaded()).url, {
      range: 'bytes=0-9',
      'if-range': '"old"',
    });
    expect(answer.status).toBe(200);
  });
});

describe('a file whose content is lost', () => {
  it('is refused without revealing its path', async () => {
    const file = await uploaded();
    rmSync(join(app.dataDir, 'media', file.filename));
    const { status, body } = await get(team.coach, file.url);
    expect(status).toBeGreaterThanOrEqual(404);
    expect((body as Buffer).toString()).not.toContain(app.dataDir);
  });
});
