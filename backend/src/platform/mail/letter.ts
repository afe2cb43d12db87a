import type { MailText } from '@touchline/contract';

/** A message as it is written, before it is put into an envelope. Addresses begin with the origin of the app. */
export interface Letter extends MailText {
  /** Where the action leads. */
  url: string;
  /** What it is about, piece by piece. */
  items?: readonly LetterItem[];
  /** So many more than `items` shows. */
  others?: number;
  /** Where the reader chooses what to be told; only in messages that can be switched off. */
  chooseUrl?: string;
}

export interface LetterItem {
  title: string;
  detail?: string;
  url?: string;
}
