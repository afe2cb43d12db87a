import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerSession } from 'smtp-server';

/** How the server responds to a message. */
export type Mood = 'accepts' | 'answers 4xx' | 'answers 5xx' | 'hangs' | 'cuts the line' | 'knows nobody';

interface MailServerOptions {
  /** Accepts only these credentials, over TLS from the start with a self-signed certificate. */
  login?: { user: string; password: string };
}

/** A real SMTP server on loopback that records accepted messages. */
export class MailServer {
  mood: Mood = 'accepts';
  /** Number of messages that are still accepted before the behaviour applies. */
  exceptions = 0;
  /** Ids of accepted messages, with duplicates. */
  readonly accepted: string[] = [];
  readonly mails: Email[] = [];
  private readonly server: SMTPServer;

  constructor({ login }: MailServerOptions = {}) {
    this.server = new SMTPServer({
      // Without a certificate of its own it has a self-signed one.
      secure: login !== undefined,
      authOptional: login === undefined,
      onAuth: ({ username, password }, _session, done) =>
        username === login?.user && password === login?.password
          ? done(null, { user: username })
          : done(new Error('5.7.8 Authentication failed')),
      disabledCommands: ['STARTTLS'],
      disableReverseLookup: true,
      closeTimeout: 100,
      logger: false,
      onRcptTo: (_address, _session, done) => {
        const error = Object.assign(new Error('5.1.1 No such mailbox'), { responseCode: 550 });
        done(this.mood === 'knows nobody' ? error : undefined);
      },
      onData: (stream, session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => void this.answer(Buffer.concat(chunks), session, done));
      },
    });
  }

  async start(): Promise<this> {
    this.server.on('error', () => undefined);
    this.server.listen(0, '127.0.0.1');
    await once(this.server.server, 'listening');
    return this;
  }

  /** Sets the behaviour after `exceptions` more accepted messages. */
  turn(mood: Mood, exceptions: number): void {
    this.mood = mood;
    this.exceptions = exceptions;
  }

  get url(): string {
    return `smtp://127.0.0.1:${this.port}`;
  }

  get port(): number {
    return (this.server.server.address() as AddressInfo).port;
  }

  close(): Promise<void> {
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  private async answer(
    raw: Buffer,
    session: SMTPServerSession,
    done: (error?: Error) => void,
  ): Promise<void> {
    if (this.exceptions > 0) {
      this.exceptions--;
      return this.accept(raw, done);
    }
    if (this.mood === 'hangs') return;
    if (this.mood === 'cuts the line') return this.cut(session);
    if (this.mood !== 'accepts') {
      const responseCode = this.mood === 'answers 4xx' ? 451 : 554;
      return done(Object.assign(new Error('Not now'), { responseCode }));
    }
    return this.accept(raw, done);
  }

  private async accept(raw: Buffer, done: () => void): Promise<void> {
    const mail = await PostalMime.parse(raw);
    this.accepted.push(mail.messageId ?? '');
    this.mails.push(mail);
    done();
  }

  private cut({ id }: SMTPServerSession): void {
    for (const connection of this.server.connections as Set<{ id: string; _socket: { destroy(): void } }>)
      if (connection.id === id) connection._socket.destroy();
  }
}
