import type { Letter } from './letter';

interface MailRecipient {
  name: string;
  email: string;
}

export interface Mail {
  /** Id of the job that sends it: a mail that is sent twice has the same message id. */
  id: string;
  to: MailRecipient;
  letter: Letter;
  /** One-click unsubscribe URL (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends mails. The promise resolves when the mail is accepted by the mail server or stored. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
  abstract close(): Promise<void>;
}
