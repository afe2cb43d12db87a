import { createTransport, type Transporter } from 'nodemailer';
import type { Settings } from '../../settings';
import { GivenUp } from '../jobs';
import { envelope } from './envelope';
import { Mailer, type Mail } from './mailer';

/** Milliseconds; a server that says nothing for so long is given up for this attempt. */
const timeouts = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 20_000,
  dnsTimeout: 10_000,
};

/** The server knows for certain that there is no such mailbox (RFC 3463, 5.1.x). */
const isNobody = (error: unknown) =>
  error instanceof Error &&
  'command' in error &&
  error.command === 'RCPT TO' &&
  /\b5\.1\.\d\b/.test(error.message);

/** Over SMTP, on connections that are used again. */
export class SmtpMailer extends Mailer {
  private readonly transport: Transporter;
  private readonly host: string;

  constructor(
    smtpUrl: string,
    private readonly settings: Settings,
  ) {
    super();
    this.host = new URL(settings.publicUrl).hostname;
    this.transport = createTransport({
      url: smtpUrl,
      pool: true,
      maxConnections: 5,
      maxMessages: 100,
      ...timeouts,
    } as object);
  }

  async send(mail: Mail): Promise<void> {
    await this.transport
      .sendMail(envelope(mail, this.settings.mailFrom, this.host))
      .catch((error: unknown) => {
        throw isNobody(error)
          ? new GivenUp(`Nobody reads mail at this address: ${(error as Error).message}`)
          : error;
      });
  }

  async close(): Promise<void> {
    await Promise.resolve(this.transport.close());
  }
}
