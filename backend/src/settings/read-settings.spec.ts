import { describe, expect, it } from 'vitest';
import { readSettings } from './read-settings';

const read = (env: Record<string, string> = {}) => readSettings(env, '/srv/touchline');

describe('settings', () => {
  it('all have a default', () => {
    expect(read()).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      dataDir: '/srv/touchline/.data',
      trustProxy: ['loopback'],
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      seed: undefined,
      admin: undefined,
      logLevel: 'info',
    });
  });

  it('count as unset when they are empty', () => {
    expect(read({ PORT: '', DATA_DIR: ' ', SEED: '', DATABASE_URL: '' })).toEqual(read());
  });

  it('derive the public URL from the port unless it is set', () => {
    expect(read({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(read({ PORT: '8080', PUBLIC_URL: 'https://club.example/' }).publicUrl).toBe(
      'https://club.example',
    );
  });

  it('resolve a relative DATA_DIR against the root and keep an absolute one', () => {
    expect(read({ DATA_DIR: 'season' }).dataDir).toBe('/srv/touchline/season');
    expect(read({ DATA_DIR: '/var/lib/touchline' }).dataDir).toBe('/var/lib/touchline');
  });

  it('list trusted proxies by address or range', () => {
    const proxies = ['uniquelocal', '203.0.113.7', '10.0.0.0/8', '2001:db8::/32'];
    expect(read({ TRUST_PROXY: proxies.join(', ') }).trustProxy).toEqual(proxies);
  });

  it.each(['everybody', '10.0.0.0/33', '10.0.0.0/0', '10.0.0.0/8/8', '10.0.0.300', 'loopback,'])(
    'reject the proxy "%s"',
    (TRUST_PROXY) => {
      expect(() => read({ TRUST_PROXY })).toThrow(`TRUST_PROXY: "${TRUST_PROXY}" given, addresses, ranges`);
    },
  );

  it.each<[Record<string, string>, string]>([
    [{ PORT: '0' }, 'PORT: "0" given, a port number from 1 to 65535 expected.'],
    [{ PORT: '65536' }, 'PORT: "65536" given, a port number from 1 to 65535 expected.'],
    [{ PORT: '3e3' }, 'PORT: "3e3" given, a port number from 1 to 65535 expected.'],
    [
      { DATABASE_CONNECTIONS: '11' },
      'DATABASE_CONNECTIONS: "11" given, a number of connections from 12 to 1000',
    ],
    [
      { DATABASE_DIRECT_URL: 'postgres://db/club' },
      'DATABASE_DIRECT_URL: an address given, but no DATABASE_URL',
    ],
    [{ SEED: 'Demo' }, 'SEED: "Demo" given, one of demo, none expected.'],
    [{ RATE_LIMITS: '0' }, 'RATE_LIMITS: "0" given, one of on, off expected.'],
    [{ REQUIRE_TWO_FACTOR: 'all' }, 'REQUIRE_TWO_FACTOR: "all" given, one of super_admins expected.'],
    [{ PUBLIC_URL: 'https://club.example/app' }, 'an origin without a path, like https://touchline.example,'],
    [{ ADMIN_PASSWORD: 'Touchline1!' }, 'ADMIN_EMAIL: "" given, an email address expected.'],
    [{ ADMIN_EMAIL: 'chair@club.example' }, 'ADMIN_PASSWORD: the one given cannot be used.'],
  ])('are rejected with the name and the expected value when invalid: %o', (env, sentence) => {
    expect(() => read(env)).toThrow(sentence);
  });

  it.each<Record<string, string>>([
    { DATABASE_URL: 'mysql://app:hush@db/club' },
    { DATABASE_URL: 'app:hu@sh@db/club' },
    { PUBLIC_URL: 'https://app:hush@club.example/app' },
    { ADMIN_EMAIL: 'chair@club.example', ADMIN_PASSWORD: 'hush' },
  ])('are rejected without showing a password: %o', (env) => {
    expect(() => read(env)).toThrow(/^(?!.*(hush|hu@|sh@)).* (given|used)/);
  });
});

describe('SMTP_URL', () => {
  it.each(['pa#ss', 'pa@ss', 'pa/ss', '12/34', 'pa?ss', 'pa%ss', '#', 'a:b@c/d#e'])(
    'says how to write the password %s, without showing it',
    (password) => {
      const fail = () => read({ SMTP_URL: `smtp://mailer:${password}@mail.club.example:587` });
      expect(fail).toThrow(/percent-encoded \(# is %23, @ is %40, \/ is %2F, : is %3A/);
      expect(fail).not.toThrow(`mailer:${password}`);
      const encoded = `smtp://mailer:${encodeURIComponent(password)}@mail.club.example:587`;
      expect(read({ SMTP_URL: encoded }).smtpUrl).toBe(encoded);
    },
  );

  it.each(['smtp://mail.club.example', 'smtps://a:b:c@mail.club.example:465/?tls.rejectUnauthorized=false'])(
    'may be %s',
    (SMTP_URL) => expect(read({ SMTP_URL }).smtpUrl).toBe(SMTP_URL),
  );
});

it('sender and first super admin have canonical addresses', () => {
  const { mailFrom, admin } = read({
    MAIL_FROM: 'Club <No\u200bReply@Müller.example>',
    ADMIN_EMAIL: 'admin@club.example',
    ADMIN_PASSWORD: 'Touchline1!',
  });
  expect([mailFrom, admin?.email]).toEqual(['Club <noreply@xn--mller-kva.example>', 'admin@club.example']);
  expect(() => read({ MAIL_FROM: 'no\u2010reply@club.example' })).toThrow('MAIL_FROM');
});
