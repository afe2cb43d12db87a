import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Settings } from '../../settings';
import { envelope } from './envelope';
import { Mailer, type Mail } from './mailer';
import { plainLine } from './plain-words';

const ending = '.eml';

/** Messages kept in a folder, for an installation without a mail server; the link of each is shown on the console. */
export class Mailbox extends Mailer {
  private readonly folder: string;
  private readonly host: string;

  constructor(private readonly settings: Settings) {
    super();
    this.folder = join(settings.dataDir, 'mail');
    this.host = new URL(settings.publicUrl).hostname;
  }

  async send(mail: Mail): Promise<void> {
    const { createTransport } = await import('nodemailer');
    const composer = createTransport({ streamTransport: true, buffer: true });
    const { message } = await composer.sendMail(envelope(mail, this.settings.mailFrom, this.host));
    const name = `${new Date().toISOString().replaceAll(/[:.]/g, '-')}-${mail.id}`;
    await mkdir(this.folder, { recursive: true });
    const draft = join(this.folder, `${name}.draft`);
    await writeFile(draft, message as Buffer, { mode: 0o600 });
    await rename(draft, join(this.folder, name + ending));
    process.stdout.write(
      `  Mail to ${mail.to.email}: ${plainLine(mail.letter.subject)}\n    ${mail.letter.url}\n`,
    );
  }

  close(): Promise<void> {
    return Promise.resolve();
  }

  /** Names of the kept messages, newest first. */
  async list(): Promise<string[]> {
    const names = await readdir(this.folder).catch(() => [] as string[]);
    const kept = names.filter((name) => name.endsWith(ending)).map((name) => name.slice(0, -ending.length));
    return kept.sort().reverse();
  }

  /** The message as it would have been sent; nothing for a name that is not kept. */
  async read(name: string): Promise<Buffer | undefined> {
    if (!/^[\w-]+$/.test(name)) return undefined;
    return readFile(join(this.folder, name + ending)).catch(() => undefined);
  }
}
