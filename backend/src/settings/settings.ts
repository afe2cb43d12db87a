/** An S3-compatible object store. */
export interface S3Settings {
  /** Undefined: Amazon's endpoint of the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

/** Settings of this process, read once from the environment by `readSettings`. */
export class Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Trusted proxies for `X-Forwarded-*`: addresses, ranges or names of ranges. */
  readonly trustProxy: string[];
  /** Undefined: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** PostgreSQL itself, where `databaseUrl` is that of a pooler. */
  readonly databaseDirectUrl: string | undefined;
  /** Most connections of this process to PostgreSQL. */
  readonly databaseConnections: number;
  /** Part of the monolith that this process runs. */
  readonly role: Role;
  /** Undefined: BullMQ keeps its queues in PostgreSQL. */
  readonly redisUrl: string | undefined;
  /** Undefined: mails are stored in `dataDir` as .eml files. */
  readonly smtpUrl: string | undefined;
  /** Sender of all mails: an address, optionally with a name. */
  readonly mailFrom: string;
  /** A job that has not finished so long after it was enqueued is enqueued again. */
  readonly jobLostAfterMs: number;
  /** Bearer token for reading metrics without a session; undefined: super admins only. */
  readonly metricsToken: string | undefined;
  /** Limits the rate of requests per user. */
  readonly limitsCalls: boolean;
  /** Users who must use two-factor sign-in; undefined: optional for all. */
  readonly requireTwoFactor: 'super_admins' | undefined;
  /** Public origin, for links in mails, without a trailing slash. */
  readonly publicUrl: string;
  readonly seed: 'demo' | 'none' | undefined;
  readonly admin: { email: string; password: string } | undefined;
  /** Undefined: uploads are stored in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly logLevel: string;
  /** Folder of the built web app. */
  readonly webDir: string;

  constructor(values: Settings) {
    Object.assign(this, values);
  }
}
