import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import S3rver from 's3rver';
import { afterAll, beforeAll, inject } from 'vitest';
import { createDatabase, dropDatabase } from './database';
import { untilReady, useServers, type RunningServer } from './process';
import { Proxy } from './proxy';
import { RedisServer } from './redis';
import { MailServer } from './smtp';

const ports = { redis: 21_403, first: 21_470, second: 21_471, worker: 21_472, proxy: 21_480 };
const bucket = 'media';

const all = ['first', 'second', 'worker'] as const;
type Part = (typeof all)[number];

/** Runs the services of docker-compose.yml as local processes for one suite. */
export function useTopology() {
  const { folder, run } = useServers(ports.first, afterAll);
  const redis = new RedisServer(ports.redis);
  const smtp = new MailServer();
  const proxy = new Proxy(ports.proxy, [ports.first, ports.second]);
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const database = `topology_${randomBytes(6).toString('hex')}`;
  const parts = {} as Record<Part, RunningServer>;
  let settings: Record<string, string> = {};

  const start = (part: Part) => {
    const role = part === 'worker' ? 'worker' : 'web';
    const own = { ROLE: role, DATA_DIR: join(folder, part), PORT: String(ports[part]) };
    parts[part] = run({ ...settings, ...own });
    return parts[part];
  };

  beforeAll(async () => {
    const [databaseUrl, { port }] = await Promise.all([
      createDatabase(inject('serverUrl'), database),
      store.run(),
      redis.start(),
      smtp.start(),
    ]);
    settings = {
      DATABASE_URL: databaseUrl,
      REDIS_URL: redis.url,
      SMTP_URL: smtp.url,
      PUBLIC_URL: proxy.origin,
      METRICS_TOKEN: 'collector-secret',
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    };
    proxy.start();
    await Promise.all(all.map(start).map(untilReady));
  });
  afterAll(async () => {
    await Promise.all([proxy.stop(), redis.remove(), smtp.close(), store.close()]);
    await dropDatabase(inject('serverUrl'), database);
  });

  return { parts, start, smtp, origin: proxy.origin, databaseUrl: () => settings.DATABASE_URL! };
}
