import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { accountRules, newEmail, canonicalEmail } from '@touchline/contract';
import { StartError } from '../platform/process';
import { roles, Settings } from './settings';
import { withoutCredentials } from './without-credentials';

type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const seeds = ['demo', 'none'] as const;
const switches = ['on', 'off'] as const;
const asked = ['super_admins'] as const;

/**
 * Reads the settings of docs/running.md; relative paths are resolved against `root`.
 * @throws {StartError} when a setting is invalid.
 */
export function readSettings(env: Environment, root: string): Settings {
  const port = wholeNumber(env, 'PORT', { byDefault: 3000, ...ports });
  const publicUrl = originOf(env) ?? `http://localhost:${port}`;
  return new Settings({
    port,
    host: given(env, 'HOST') ?? '127.0.0.1',
    dataDir: resolve(root, given(env, 'DATA_DIR') ?? '.data'),
    trustProxy: proxiesOf(env),
    databaseUrl: urlOf(env, 'DATABASE_URL', postgres),
    databaseDirectUrl: directUrlOf(env),
    databaseConnections: connectionsOf(env),
    role: roleOf(env),
    redisUrl: urlOf(env, 'REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: smtpUrlOf(env),
    mailFrom: senderOf(env) ?? `Touchline <no-reply@${new URL(publicUrl).hostname}>`,
    jobLostAfterMs: 1000 * wholeNumber(env, 'JOB_LOST_AFTER', { byDefault: 300, ...seconds }),
    metricsToken: given(env, 'METRICS_TOKEN'),
    limitsCalls: oneOf(env, 'RATE_LIMITS', switches) !== 'off',
    requireTwoFactor: oneOf(env, 'REQUIRE_TWO_FACTOR', asked),
    publicUrl,
    seed: oneOf(env, 'SEED', seeds),
    admin: adminOf(env),
    s3: s3Of(env),
    logLevel: oneOf(env, 'LOG_LEVEL', logLevels) ?? 'info',
    webDir: resolve(root, 'frontend/dist'),
  });
}

/** An empty value counts as unset. */
const given = (env: Environment, name: string) => env[name]?.trim() || undefined;

function wrong(name: string, value: string, expected: string): StartError {
  return new StartError(`${name}: "${value}" given, ${expected} expected.`);
}

const ports = { max: 65_535, expected: 'a port number' };
const seconds = { max: 86_400, expected: 'a number of seconds' };

interface Numbers {
  byDefault: number;
  min?: number;
  max: number;
  expected: string;
}

function wholeNumber(env: Environment, name: string, numbers: Numbers): number {
  const { byDefault, min = 1, max, expected } = numbers;
  const value = given(env, name) ?? String(byDefault);
  if (!isWhole(value, min, max)) throw wrong(name, value, `${expected} from ${min} to ${max}`);
  return Number(value);
}

const isWhole = (value: string, min: number, max: number) =>
  /^\d+$/.test(value) && Number(value) >= min && Number(value) <= max;

const postgres = ['postgres:', 'postgresql:'];

function directUrlOf(env: Environment): string | undefined {
  const url = urlOf(env, 'DATABASE_DIRECT_URL', postgres);
  if (url && !given(env, 'DATABASE_URL'))
    throw new StartError(
      'DATABASE_DIRECT_URL: an address given, but no DATABASE_URL that it could lead to directly.',
    );
  return url;
}

/** Nobody shares the embedded database; of an external one, eight processes live within the 100 connections of PostgreSQL. */
const connectionsOf = (env: Environment) =>
  wholeNumber(env, 'DATABASE_CONNECTIONS', {
    byDefault: given(env, 'DATABASE_URL') ? 12 : 40,
    min: 12,
    max: 1000,
    expected: 'a number of connections',
  });

/** Separate roles need a shared database. */
function roleOf(env: Environment): Settings['role'] {
  const role = oneOf(env, 'ROLE', roles) ?? 'all';
  if (role !== 'all' && !given(env, 'DATABASE_URL')) {
    throw new StartError(`ROLE: "${role}" given, but no DATABASE_URL that it could share with the others.`);
  }
  return role;
}

/** Reads an address, or a name and an address in angle brackets. */
function senderOf(env: Environment): string | undefined {
  const value = given(env, 'MAIL_FROM');
  if (!value) return undefined;
  const [, name, inBrackets] = /^([^<>\r\n]*)<([^<>]+)>$/.exec(value) ?? [];
  const address = inBrackets ?? value;
  if (newEmail(address)) throw wrong('MAIL_FROM', value, 'an address, or a name and an <address>');
  return name === undefined ? canonicalEmail(address) : `${name}<${canonicalEmail(address)}>`;
}

const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

/** Reads the trusted proxies, separated by commas. */
function proxiesOf(env: Environment): string[] {
  const value = given(env, 'TRUST_PROXY') ?? 'loopback';
  const proxies = value.split(',').map((proxy) => proxy.trim());
  if (!proxies.every((proxy) => namedRanges.includes(proxy) || isRange(proxy)))
    throw wrong('TRUST_PROXY', value, `addresses, ranges like 10.0.0.0/8, or ${namedRanges.join(', ')}`);
  return proxies;
}

function isRange(value: string): boolean {
  const [address = '', bits, ...more] = value.split('/');
  const longest = { 0: 0, 4: 32, 6: 128 }[isIP(address)] ?? 0;
  return longest > 0 && more.length === 0 && (bits === undefined || isWhole(bits, 1, longest));
}

function oneOf<Choice extends string>(env: Environment, name: string, choices: readonly Choice[]) {
  const value = given(env, name);
  const choice = choices.find((each) => each === value);
  if (value && !choice) throw wrong(name, value, `one of ${choices.join(', ')}`);
  return choice;
}

function urlOf(env: Environment, name: string, protocols: string[]): string | undefined {
  const value = given(env, name);
  if (!value) return undefined;
  const fits = URL.canParse(value) && protocols.includes(new URL(value).protocol);
  if (!fits) throw wrong(name, withoutCredentials(value), `an address that starts with ${protocols[0]}//`);
  return value;
}

/** Special characters of a password end the user name, the host or the path of a URL. */
function smtpUrlOf(env: Environment): string | undefined {
  const value = given(env, 'SMTP_URL');
  const isOfMail = value && /^smtps?:\/\//i.test(value);
  if (isOfMail && !isWholeSmtpUrl(value))
    throw wrong(
      'SMTP_URL',
      withoutCredentials(value),
      'a user and a password whose special characters are percent-encoded (# is %23, @ is %40, / is %2F, : is %3A, ? is %3F, % is %25)',
    );
  return urlOf(env, 'SMTP_URL', ['smtp:', 'smtps:']);
}

function isWholeSmtpUrl(value: string): boolean {
  if (!URL.canParse(value)) return !value.slice(value.indexOf('//')).includes('@');
  const { username, password, pathname, search, hash } = new URL(value);
  const isEncoded = !/%(?![\da-f]{2})/i.test(username + password) && value.split('@').length <= 2;
  return isEncoded && hash === '' && !`${pathname}${search}`.includes('@');
}

function originOf(env: Environment): string | undefined {
  const value = urlOf(env, 'PUBLIC_URL', ['http:', 'https:']);
  if (!value) return undefined;
  const url = new URL(value);
  if (url.pathname !== '/' || url.search || url.hash) {
    throw wrong(
      'PUBLIC_URL',
      withoutCredentials(value),
      'an origin without a path, like https://touchline.example,',
    );
  }
  return url.origin;
}

/** Reads the S3 settings. With a bucket or an endpoint all of them are required. */
function s3Of(env: Environment): Settings['s3'] {
  const bucket = given(env, 'S3_BUCKET');
  const endpoint = urlOf(env, 'S3_ENDPOINT', ['https:', 'http:']);
  if (!bucket && !endpoint) return undefined;
  const needed = (name: string) => {
    const value = given(env, name);
    if (!value) throw new StartError(`${name}: nothing given, but media are to lie in an S3 store.`);
    return value;
  };
  return {
    endpoint,
    bucket: needed('S3_BUCKET'),
    region: given(env, 'S3_REGION') ?? 'us-east-1',
    accessKeyId: needed('S3_ACCESS_KEY_ID'),
    secretAccessKey: needed('S3_SECRET_ACCESS_KEY'),
  };
}

function adminOf(env: Environment): Settings['admin'] {
  const [email, password] = [given(env, 'ADMIN_EMAIL'), given(env, 'ADMIN_PASSWORD')];
  if (!email && !password) return undefined;
  if (!email || newEmail(email)) throw wrong('ADMIN_EMAIL', email ?? '', 'an email address');
  const broken = accountRules.newPassword(password ?? '');
  if (!password || broken) {
    throw new StartError(`ADMIN_PASSWORD: the one given cannot be used. ${broken}.`);
  }
  return { email, password };
}
