/** An S3-compatible object store. */
export interface S3Settings {
  /** Unset: Amazon's own for the region. */
  endpoint: string | undefined;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export const roles = ['all', 'web', 'worker'] as const;
export type Role = (typeof roles)[number];

/** Where and how this process runs; read once from the environment by `readSettings`. */
export class Settings {
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  /** Proxies whose word on where a request comes from is believed: addresses, ranges or names of ranges. */
  readonly trustProxy: string[];
  /** Unset: the embedded PostgreSQL. */
  readonly databaseUrl: string | undefined;
  /** Which part of the monolith this process runs. */
  readonly role: Role;
  /** Unset: BullMQ keeps its queues in PostgreSQL. */
  readonly redisUrl: string | undefined;
  /** Unset: messages are kept in `dataDir`, as .eml files. */
  readonly smtpUrl: string | undefined;
  /** The sender of every message: an address, perhaps with a name. */
  readonly mailFrom: string;
  /** A job handed to a queue this many milliseconds ago and not done is handed over again. */
  readonly jobLostAfterMs: number;
  /** Lets a collector of metrics in without a session; unset: super admins only. */
  readonly metricsToken: string | undefined;
  /** Whether what one person may do in a minute has an end. */
  readonly limitsCalls: boolean;
  /** Who is let do nothing before they sign in with two factors; unset: everybody chooses. */
  readonly requireTwoFactor: 'super_admins' | undefined;
  /** Origin for links that leave the app, without a slash at the end. */
  readonly publicUrl: string;
  readonly seed: 'demo' | 'none' | undefined;
  readonly admin: { email: string; password: string } | undefined;
  /** Unset: media lie on disk, in `dataDir`. */
  readonly s3: S3Settings | undefined;
  readonly logLevel: string;
  /** The built web app. */
  readonly webDir: string;

  constructor(values: Settings) {
    Object.assign(this, values);
  }
}
