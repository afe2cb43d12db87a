import type { Transporter } from 'nodemailer';
import type { Settings } from '../../settings';
import { PermanentJobError } from '../jobs';
import { toNodemailer } from './to-nodemailer';
import { Mailer, type Mail } from './mailer';

/** Timeouts in milliseconds, after which the attempt fails. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** Returns whether the server reports that the mailbox does not exist (RFC 3463, 5.1.x), a permanent error. */
const isUnknownMailbox = (error: unknown) =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  /\b5\.1\.\d\b/.test(error.message);

/** Sends mails over pooled SMTP connections. nodemailer is imported lazily. */
export class SmtpMailer extends Mailer {
  private transport?: Promise<Transporter>;
  private readonly host: string;

  constructor(
    private readonly smtpUrl: string,
    private readonly settings: Settings,
  ) {
    super();
    this.host = new URL(settings.publicUrl).hostname;
  }

  async send(mail: Mail): Promise<void> {
    const transport = await (this.transport ??= connect(this.smtpUrl));
    await transport
      .sendMail(toNodemailer(mail, this.settings.mailFrom, this.host))
      .catch((error: unknown) => {
        throw isUnknownMailbox(error)
          ? new PermanentJobError(`Nobody reads mail at this address: ${(error as Error).message}`)
          : error;
      });
  }

  async close(): Promise<void> {
    (await this.transport)?.close();
  }
}

async function connect(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({ url, pool: true, maxConnections: 5, maxMessages: 100, ...timeouts } as object);
}
