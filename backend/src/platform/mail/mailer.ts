import type { Letter } from './letter';

export interface Addressee {
  name: string;
  email: string;
}

export interface Mail {
  /** Of the job that sends it: a message sent twice has the same id both times. */
  id: string;
  to: Addressee;
  letter: Letter;
  /** Takes a POST that ends messages of this kind (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Takes messages; once the promise has kept, a message is on its way or stored. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
  abstract close(): Promise<void>;
}
