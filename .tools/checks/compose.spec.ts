import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import { nginxConf } from '../test/nginx-conf.mjs';
import { findProgram } from '../dev/programs.mjs';
import { root } from '../dev/run.mjs';
import { namesOfSettings, read, tracked } from './workspace.mjs';

interface Service {
  build?: string;
  image: string;
  command?: string[];
  environment?: Record<string, unknown>;
  healthcheck?: { test?: unknown };
  restart?: string;
  depends_on?: Record<string, { condition: string }>;
  networks: string[];
  ports?: string[];
  volumes?: string[];
  deploy?: { replicas: number };
}
interface Compose {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean } | null>;
  volumes: Record<string, unknown>;
}

const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as Compose;
const services = Object.entries(compose.services);
const ours = services.filter(([, { build }]) => build);
const mounts = services.flatMap(([, { volumes = [] }]) => volumes.map((volume) => volume.split(':')[0]!));

/** Environment values of all services. */
const given = services.flatMap(([service, { environment = {} }]) =>
  Object.entries(environment).map(([name, value]) => ({ service, name, value: String(value) })),
);

describe('the services of docker-compose.yml', () => {
  it('are two web processes and a worker of one image, and the services they need', () => {
    expect(services.map(([name]) => name)).toEqual([
      'proxy',
      'web',
      'worker',
      'postgres',
      'redis',
      'store',
      'mail',
    ]);
    expect(compose.services['web']?.deploy?.replicas).toBe(2);
    expect(ours.map(([name, { environment }]) => [name, environment?.['ROLE']])).toEqual([
      ['web', 'web'],
      ['worker', 'worker'],
    ]);
  });

  it.each(ours)('%s gets only settings that the server reads', (_, { environment }) => {
    expect(Object.keys(environment ?? {}).filter((name) => !namesOfSettings().includes(name))).toEqual([]);
  });

  it.each(services)('%s has a health check, and is restarted', (_, { build, healthcheck, restart }) => {
    expect(healthcheck?.test ?? (build && read('Dockerfile').includes('HEALTHCHECK'))).toBeTruthy();
    expect(restart).toBe('unless-stopped');
  });

  it.each(services)('%s waits for services that have a health check', (_, { depends_on = {} }) => {
    for (const [name, { condition }] of Object.entries(depends_on)) {
      const { build, healthcheck } = compose.services[name]!;
      expect(condition).toBe('service_healthy');
      expect(build ?? healthcheck).toBeTruthy();
    }
  });

  it.each(services.filter(([, { build }]) => !build))('%s has a pinned version', (_, { image }) => {
    expect(image).toMatch(/^[\w/]+:v?\d+\.\d+/);
  });

  it('use the names of services in the same network', () => {
    const links = given.flatMap(({ service, value }) =>
      [...value.matchAll(/(?:\/\/|@)([a-z]+):\d+/g)].map(([, host]) => [service, host]),
    );
    expect(links.length).toBeGreaterThan(5);
    const reached = links.filter(([, host]) => host !== 'localhost');
    for (const [from, to] of [...reached, ['proxy', 'web']]) {
      const networks = compose.services[to!]?.networks ?? [];
      expect(compose.services[from!]?.networks.filter((network) => networks.includes(network))).not.toEqual(
        [],
      );
    }
  });

  it('have a bucket for uploads as soon as the store is healthy', () => {
    const { command, healthcheck, environment } = compose.services['store']!;
    const { S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = compose.services['web']!.environment!;
    expect(command).toContain(`-bucket=${String(S3_BUCKET)}`);
    expect(healthcheck?.test).toContain(`http://127.0.0.1:8888/buckets/${String(S3_BUCKET)}/`);
    expect(environment).toEqual({
      AWS_ACCESS_KEY_ID: S3_ACCESS_KEY_ID,
      AWS_SECRET_ACCESS_KEY: S3_SECRET_ACCESS_KEY,
    });
  });

  it('store data in declared volumes, and mount only files of the repository', () => {
    const [files, volumes] = [
      mounts.filter((each) => each.startsWith('.')),
      mounts.filter((each) => !each.startsWith('.')),
    ];
    expect(volumes.sort()).toEqual(Object.keys(compose.volumes).sort());
    expect(files.filter((file) => !tracked(file.slice(2)))).toEqual([]);
  });

  it('that store data publish no port', () => {
    const isInside = ([, { networks, ports }]: [string, Service]) =>
      !ports && networks.every((network) => compose.networks[network]?.internal);
    expect(services.filter(isInside).map(([name]) => name)).toEqual(['postgres', 'redis', 'store']);
  });
});

describe('secrets', () => {
  it('are in no file, and the start fails without one', () => {
    const secrets = given.filter(({ name }) => /PASSWORD|SECRET|TOKEN|ACCESS_KEY/.test(name));
    expect(secrets.length).toBeGreaterThan(4);
    for (const { name, value } of secrets)
      expect(value).toMatch(name === 'ADMIN_PASSWORD' ? /^\$\{\w+:-\}$/ : /^\$\{\w+:\?.+\}$/);
    const inAddresses = given.filter(({ value }) => /\/\/[^/]*@/.test(value));
    for (const { value } of inAddresses) expect(value).toMatch(/:\$\{\w+:\?.+\}@/);
  });

  it('are in the example file, like all required variables', () => {
    const asked = new Set([...text.matchAll(/\$\{(\w+)/g)].map(([, name]) => name));
    const lines = read('docs/compose.env.example').matchAll(/^(\w+)=/gm);
    expect([...lines].map(([, name]) => name).sort()).toEqual([...asked].sort());
  });
});

describe('health', () => {
  const asked = ['docker-compose.yml', 'Dockerfile'].flatMap(
    (path) => read(path).match(/\/api\/health\/\w+/g) ?? [],
  );

  it('is checked at routes that the server has', () => {
    const controller = read('backend/src/platform/health/health.controller.ts');
    expect(asked).toEqual(['/api/health/ready', '/api/health/live']);
    for (const address of asked) expect(controller).toContain(`@Get('${address.split('/').at(-1)}')`);
  });
});

describe('the proxy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'touchline-nginx-'));

  it('has a configuration that nginx accepts', () => {
    const conf = join(folder, 'nginx.conf');
    writeFileSync(conf, nginxConf({ port: 21_489, folder, webs: [21_487, 21_488] }));
    const { status, stderr } = spawnSync(findProgram('nginx')!, ['-t', '-q', '-c', conf, '-e', 'stderr']);
    expect([status, stderr.toString()]).toEqual([0, '']);
    rmSync(folder, { recursive: true });
  });

  it('listens on its published port, and forwards to the port of the image', () => {
    const conf = read('docs/nginx.conf');
    expect(compose.services['proxy']?.ports).toEqual([expect.stringMatching(/:8080$/)]);
    expect(conf).toContain('listen 8080;');
    expect(conf).toContain('server web:3000 resolve');
    expect(read('Dockerfile')).toContain('EXPOSE 3000');
  });
});

it('an environment with secrets is never committed', () => {
  expect(execFileSync('git', ['check-ignore', '.env'], { cwd: root }).toString()).toBe('.env\n');
});
