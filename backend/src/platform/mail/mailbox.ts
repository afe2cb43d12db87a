import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings';
import type { Clock } from '../clock';
import { toNodemailer } from './to-nodemailer';
import { Mailer, type Mail } from './mailer';
import { singleLine } from './sanitize-letter';

const EXTENSION = '.eml';

/** Stores mails in a folder, for installations without a mail server, and prints the link of each to the console. */
export class Mailbox extends Mailer {
  private readonly folder: string;
  private readonly host: string;

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    super();
    this.folder = join(settings.dataDir, 'mail');
    this.host = new URL(settings.publicUrl).hostname;
  }

  async send(mail: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(toNodemailer(mail, this.settings.mailFrom, this.host));
    const name = `${this.clock.now().toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`;
    await mkdir(this.folder, { recursive: true });
    const draft = join(this.folder, `${name}.draft`);
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, join(this.folder, name + EXTENSION));
    process.stdout.write(
      `  Mail to ${mail.to.email}: ${singleLine(mail.letter.subject)}\n    ${mail.letter.url}\n`,
    );
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Returns the names of the stored mails, newest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const kept = names
      .filter((name) => name.endsWith(EXTENSION))
      .map((name) => name.slice(0, -EXTENSION.length));
    return kept.sort().reverse();
  }

  /** Returns a stored mail in MIME format; undefined when there is none with that name. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!/^[\w-]+$/.test(name)) return undefined;
    return readFile(join(this.folder, name + EXTENSION)).catch(() => undefined);
  }
}
