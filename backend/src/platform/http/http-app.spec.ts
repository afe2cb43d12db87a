import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { Body, Controller, Get, Module, Post } from '@nestjs/common';
import { teamRules, type ErrorBody } from '@touchline/contract';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import request from 'supertest';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readSettings } from '../../settings';
import { createHttpApp, Follows, IdParam, IfGiven, Refusal } from '.';

class NameDto {
  @Follows(teamRules.teamName)
  name!: string;

  @IfGiven()
  @Follows(teamRules.sport)
  sport?: string;
}

@Controller('/api/test')
class TestController {
  @Post('echo')
  echo(@Body() body: NameDto) {
    return body;
  }

  @Get('things/:thingId')
  thing(@IdParam('thingId') id: number) {
    return { id };
  }

  @Get('full')
  full() {
    throw new Refusal('too_many', { headers: { 'retry-after': '30' } });
  }

  @Get('broken')
  broken() {
    throw new Error('relation "users" does not exist at /srv/secret.ts');
  }

  @Get('cut-off')
  cutOff() {
    throw Object.assign(new Error('terminating connection'), { code: '57P01' });
  }
}

@Module({ controllers: [TestController] })
class TestModule {}

const folder = mkdtempSync(join(tmpdir(), 'touchline-http-'));
const shell = '<!doctype html><title>Touchline</title>';
const open: NestFastifyApplication[] = [];

async function listen(env: Record<string, string> = {}) {
  const settings = readSettings({ LOG_LEVEL: 'silent', ...env }, folder);
  const app = await createHttpApp({ module: TestModule }, settings);
  open.push(app);
  await app.listen(0, '127.0.0.1');
  return app.getHttpServer();
}

let server: Awaited<ReturnType<typeof listen>>;
const get = (path: string) => request(server).get(path);
const echo = (body: object, headers: Record<string, string> = { 'sec-fetch-site': 'same-origin' }) =>
  request(server).post('/api/test/echo').set(headers).send(body);

beforeAll(async () => {
  mkdirSync(join(folder, 'frontend/dist/assets'), { recursive: true });
  writeFileSync(join(folder, 'frontend/dist/index.html'), shell);
  writeFileSync(join(folder, 'frontend/dist/icon.svg'), '<svg/>');
  writeFileSync(join(folder, 'frontend/dist/assets/app-1a2b.js'), 'start()');
  server = await listen();
});
afterAll(async () => {
  for (const app of open) await app.close();
  rmSync(folder, { recursive: true });
});

describe('every failure', () => {
  it.each<[string, string, [number, string]]>([
    ['an unknown address of the API', '/api/nowhere', [404, 'not_found']],
    ['the bare API', '/api', [404, 'not_found']],
    ['an address that cannot be decoded', '/api/%ZZ', [400, 'bad_request']],
    ['a word for a number', '/api/test/things/seven', [404, 'not_found']],
    ['nought', '/api/test/things/0', [404, 'not_found']],
    ['a number that no column holds', '/api/test/things/2147483648', [404, 'not_found']],
    ['a refusal', '/api/test/full', [429, 'too_many']],
    ['a failure of ours', '/api/test/broken', [500, 'internal']],
    ['a database that went away', '/api/test/cut-off', [503, 'not_ready']],
  ])('has one form: %s', async (_, path, [status, code]) => {
    const { body, headers, statusCode } = (await get(path)) as unknown as {
      body: ErrorBody;
      headers: Record<string, string>;
      statusCode: number;
    };
    expect([statusCode, body.statusCode, body.code]).toEqual([status, status, code]);
    expect(body.error).toBe(body.message);
    expect(Object.keys(body).sort()).toEqual(['code', 'error', 'message', 'statusCode']);
    expect(headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
  });

  it('of the server reveals no implementation details', async () => {
    expect(JSON.stringify((await get('/api/test/broken')).body)).not.toMatch(/relation|secret|srv/);
  });

  it('that is temporary has retry-after', async () => {
    expect((await get('/api/test/full')).headers['retry-after']).toBe('30');
    expect((await get('/api/test/cut-off')).headers['retry-after']).toBe('2');
  });

  it('does not echo the request of TRACE', async () => {
    const { status, text } = await request(server).trace('/api/test/things/7').set('cookie', 'a=secret');
    expect([status, text]).toEqual([403, expect.not.stringContaining('secret')]);
  });

  it('has this form even for an invalid HTTP request', async () => {
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
    let said = '';
    socket.on('data', (chunk: Buffer) => (said += chunk.toString()));
    socket.write(`GET / HTTP/1.1\r\nx-long: ${'a'.repeat(20_000)}\r\n\r\n`);
    await new Promise((resolve) => socket.once('close', resolve));
    expect(said).toMatch(/^HTTP\/1\.1 413 .*"code":"too_large"/s);
  });
});

describe('a body', () => {
  it('is accepted when all its fields are valid', async () => {
    const { status, body } = await echo({ name: 'Falcons U18' });
    expect([status, body]).toEqual([201, { name: 'Falcons U18' }]);
  });

  it('with invalid fields is refused with the message of the contract for each field', async () => {
    const { status, body } = await echo({ name: ' ', sport: '' });
    expect([status, body.code]).toEqual([400, 'validation_failed']);
    expect(body.fields).toEqual([
      { field: 'name', message: 'Team name is required' },
      { field: 'sport', message: 'Sport is required' },
    ]);
  });

  it('with an unknown field is refused, naming it', async () => {
    const { body } = await echo({ name: 'Falcons', isAdmin: true });
    expect(body.fields).toEqual([{ field: 'isAdmin', message: 'Unknown field "isAdmin"' }]);
  });

  it.each<[string, [string, string], number]>([
    ['half of a JSON', ['application/json', '{"name":'], 400],
    ['a prototype', ['application/json', '{"__proto__":{"isAdmin":true}}'], 400],
    ['nothing', ['application/json', ''], 400],
    ['lists in lists', ['application/json', `{"name":${'['.repeat(20_000)}${']'.repeat(20_000)}}`], 400],
    ['plain text', ['text/plain', 'Falcons'], 415],
    ['a form', ['application/x-www-form-urlencoded', 'name=Falcons&sport=Rowing'], 415],
    ['a form in capitals', ['Application/X-WWW-Form-Urlencoded; charset=utf-8', 'name=Falcons'], 415],
    ['an empty form', ['application/x-www-form-urlencoded', ''], 415],
    [
      'a form in parts',
      [
        'multipart/form-data; boundary=x',
        '--x\r\ncontent-disposition: form-data; name="name"\r\n\r\nFalcons\r\n--x--\r\n',
      ],
      415,
    ],
    ['an unknown type', ['application/x-playbook', 'Falcons'], 415],
    ['more than anything takes', ['application/json', JSON.stringify({ name: 'a'.repeat(6_100_000) })], 413],
  ])('that cannot be read is refused: %s', async (_, [type, text], status) => {
    const answer = await request(server)
      .post('/api/test/echo')
      .set({ 'sec-fetch-site': 'same-origin', 'content-type': type })
      .send(text);
    expect([answer.status, answer.body.statusCode]).toEqual([status, status]);
  });
});

describe('a compressed body', () => {
  it('is refused without decompressing it, because of decompression bombs', async () => {
    const { status, body } = await request(server)
      .post('/api/test/echo')
      .set({
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      })
      .serialize((bytes) => bytes as unknown as string)
      .send(gzipSync(JSON.stringify({ name: 'Falcons' })));
    expect([status, body.code]).toEqual([400, 'bad_request']);
  });
});

describe('a slow client', () => {
  it('is disconnected when its headers take a minute, its request an hour, or it is silent for five minutes', () => {
    const { headersTimeout, requestTimeout, timeout } = server;
    expect([headersTimeout, requestTimeout, timeout]).toEqual([60_000, 3_600_000, 300_000]);
  });

  it('is disconnected after the idle timeout', async () => {
    const slow = await listen();
    slow.setTimeout(200);
    const { port } = slow.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write('POST /api/things HTTP/1.1\r\nHost: localh');
    socket.resume();
    await new Promise((resolve) => socket.once('close', resolve));
    expect(socket.destroyed).toBe(true);
  });
});

describe('a cross-site request', () => {
  it.each<[string, Record<string, string>]>([
    ['no sign of where it comes from', {}],
    ['another origin', { origin: 'https://rival.example' }],
    ['a page without an origin', { origin: 'null' }],
    ['another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour', { 'sec-fetch-site': 'same-site' }],
    [
      'another origin that claims to be ours',
      { origin: 'https://rival.example', 'sec-fetch-site': 'same-origin' },
    ],
  ])('is refused: %s', async (_, headers) => {
    const { status, body } = await echo({ name: 'Falcons' }, headers);
    expect([status, body.code]).toEqual([403, 'cross_site']);
  });

  it.each<Record<string, string>>([{ origin: 'http://localhost:3000' }, { 'sec-fetch-site': 'same-origin' }])(
    'is distinguished from one of the app: %o',
    async (headers) => {
      expect((await echo({ name: 'Falcons' }, headers)).status).toBe(201);
    },
  );
});

describe('headers', () => {
  it('allow pages only our own scripts and styles, and no framing', async () => {
    const policy = (await get('/')).headers['content-security-policy']!.split(';');
    expect(policy).toContain("script-src 'self'");
    expect(policy).toContain("style-src 'self'");
    expect(policy).toContain("img-src 'self' data: blob:");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.join()).not.toMatch(/unsafe|upgrade/);
  });

  it('forbid framing, camera, microphone and geolocation', async () => {
    for (const path of ['/', '/api/docs']) {
      const { headers } = await get(path);
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(headers['permissions-policy']).toMatch(/^camera=\(\), microphone=\(\), geolocation=\(\)/);
    }
  });

  it('allow nothing in API responses, wherever they are displayed', async () => {
    const { headers } = await get('/api/test/things/7');
    expect(headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    });
  });

  it('enforce https when the public URL is https, and only then', async () => {
    expect((await get('/')).headers).not.toHaveProperty('strict-transport-security');
    const { headers } = await request(await listen({ PUBLIC_URL: 'https://club.example' })).get('/');
    expect(headers['strict-transport-security']).toBe('max-age=31536000; includeSubDomains');
    expect(headers['content-security-policy']).toContain('upgrade-insecure-requests');
  });

  it('forbid caching of API responses', async () => {
    for (const path of ['/api/test/things/7', '/api/test/things/0', '/api/nowhere'])
      expect((await get(path)).headers['cache-control']).toBe('no-store');
  });
});

describe('the web app', () => {
  it.each(['/', '/login', '/teams/7', '/pages/7?from=search'])(
    'is served at %s and revalidated',
    async (path) => {
      const { status, text, headers } = await get(path).set('accept', 'text/html');
      expect([status, text, headers['cache-control']]).toEqual([200, shell, 'no-cache']);
    },
  );

  it('has immutable hashed files and revalidates the others', async () => {
    const asset = await get('/assets/app-1a2b.js');
    expect([asset.status, asset.headers['cache-control']]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ]);
    expect((await get('/icon.svg')).headers['cache-control']).toBe('no-cache');
  });

  it('sends hashed files with the necessary headers only', async () => {
    const { headers } = await get('/assets/app-1a2b.js').set('accept-encoding', 'identity');
    expect(Object.keys(headers).sort()).toEqual([
      ...['cache-control', 'connection', 'content-length', 'content-type', 'cross-origin-resource-policy'],
      ...['date', 'vary', 'x-content-type-options'],
    ]);
  });

  it.each([
    ['/assets/app-0000.js', 'text/html'],
    ['/assets/', 'text/html'],
    ['/api/nowhere', 'text/html'],
    ['/teams/7', 'application/json'],
    ['/..%2f..%2fetc%2fpasswd', 'text/plain'],
  ])('is not served at %s to a client that accepts %s', async (path, accept) => {
    expect((await get(path).set('accept', accept)).status).toBe(404);
  });

  it('is served at an address of the app whose token contains a dot', async () => {
    const { status, text } = await get('/invite/a.token');
    expect([status, text]).toEqual([200, shell]);
  });

  it.each([
    ['/manifest.webmanifest', '*/*'],
    ['/sw.js', '*/*'],
    ['/robots.txt', 'text/html'],
    ['/browserconfig.xml', '*/*'],
    ['/apple-touch-icon-precomposed.png', 'image/png,*/*'],
    ['/.well-known/security', 'text/html'],
    ['/fonts/missing.woff2?v=2', '*/*'],
  ])('is not served at the address of a file that does not exist: %s', async (path, accept) => {
    const answer = await get(path).set('accept', accept);
    expect([answer.status, answer.type, answer.body.code]).toEqual([404, 'application/json', 'not_found']);
    const head = await request(server).head(path).set('accept', accept);
    expect([head.status, head.type, head.text]).toEqual([404, 'application/json', undefined]);
  });
});
